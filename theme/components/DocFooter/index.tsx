import { useI18n, usePage, useSite, withBase, withSiteOrigin } from '@rspress/core/runtime';
import { Link, renderInlineMarkdown, usePrevNextPage } from '@rspress/core/theme';
import { repositoryUrl } from '../../../src/site.ts';
import { minorOf, newestPatch } from '../../../src/versions.ts';
import { type PageMark, usePageMarks } from '../../hooks/usePageMarks.ts';
import { useVersion } from '../../hooks/useVersion.ts';
import { canonicalPath } from '../../navigation/paths.ts';
import { Icon } from '../Icon/index.tsx';
import { PageMarkdown } from '../PageMarkdown/index.tsx';
import { VersionMark } from '../VersionMark/index.tsx';
import styles from './index.module.css';
import { reportUrl } from './reportUrl.ts';

/**
 * Footer of a page: links to edit or report it, its last change, and the previous and next page.
 */
export function DocFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.facts}>
        <div className={styles.actions}>
          <EditLink />
          <ReportLink />
        </div>
        <div className={styles.markdown}>
          <PageMarkdown />
        </div>
        <LastUpdated />
      </div>
      <Pager />
    </footer>
  );
}

function EditLink() {
  const t = useI18n();
  const { page } = usePage();
  const { editLink } = useSite().site.themeConfig;
  if (!editLink?.docRepoBaseUrl) return null;
  const base = editLink.docRepoBaseUrl.replace(/\/$/, '');
  const file = page.pagePath;
  return (
    <a className={styles.action} href={`${base}/${file}`} target="_blank" rel="noopener noreferrer">
      <Icon name="edit" />
      {t('editLinkText')}
    </a>
  );
}

function ReportLink() {
  const t = useI18n();
  const { page } = usePage();
  const version = newestPatch[minorOf(useVersion())] ?? '';
  const url = withSiteOrigin(withBase(page.routePath));
  return (
    <a
      className={styles.action}
      href={reportUrl(repositoryUrl, { url, title: page.title, version })}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Icon name="report" />
      {t('docFooter.report')}
    </a>
  );
}

function LastUpdated() {
  const t = useI18n();
  const { page } = usePage();
  const day = page.lastUpdatedTime;
  if (!day) return null;
  return (
    <p>
      {t('lastUpdatedText')} <time dateTime={day}>{day}</time>
    </p>
  );
}

function Pager() {
  const t = useI18n();
  const { prevPage, nextPage } = usePrevNextPage();
  const marks = usePageMarks();
  if (!prevPage && !nextPage) return null;
  return (
    <nav className={styles.pager} aria-label={t('layout.pager')}>
      {prevPage && (
        <PagerLink
          page={prevPage}
          direction="previous"
          label={t('prevPageText')}
          mark={marks.get(canonicalPath(prevPage.link))}
        />
      )}
      {nextPage && (
        <PagerLink
          page={nextPage}
          direction="next"
          label={t('nextPageText')}
          mark={marks.get(canonicalPath(nextPage.link))}
        />
      )}
    </nav>
  );
}

interface PagerLinkProps {
  page: { text: string; link: string };
  direction: 'previous' | 'next';
  label: string;
  mark: PageMark | undefined;
}

function PagerLink({ page, direction, label, mark }: PagerLinkProps) {
  return (
    <Link
      href={page.link}
      rel={direction === 'next' ? 'next' : 'prev'}
      className={styles[direction]}
    >
      <span className={styles.label}>{label}</span>
      <span className={styles.title}>
        <Icon name={direction} />
        <span {...renderInlineMarkdown(page.text)} />
        <VersionMark {...mark} />
      </span>
    </Link>
  );
}
