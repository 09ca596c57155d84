import { useFrontmatter, useI18n, useSidebar } from '@rspress/core/runtime';
import { DocContent, DocFooter, Overview } from '@rspress/core/theme';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { MainStart } from '../MainStart/index.tsx';
import { Menu } from '../Menu/index.tsx';
import { Outline } from '../Outline/index.tsx';
import { type Heading, useHeadings } from '../Outline/useHeadings.ts';
import { useHeadingTracker } from '../Outline/useHeadingTracker.ts';
import { PageMarkdown } from '../PageMarkdown/index.tsx';
import { ScrollToTop } from '../ScrollToTop/index.tsx';
import { openSearch } from '../Search/openSearch.ts';
import { SearchButton } from '../Search/SearchButton.tsx';
import { preloadPanel } from '../Search/SearchPanel.tsx';
import styles from './index.module.css';
import { SidebarColumn } from './SidebarColumn.tsx';

/** Slots of the layout. */
interface DocLayoutProps {
  beforeSidebar?: ReactNode;
  afterSidebar?: ReactNode;
  beforeDoc?: ReactNode;
  afterDoc?: ReactNode;
  beforeDocContent?: ReactNode;
  afterDocContent?: ReactNode;
  beforeDocFooter?: ReactNode;
  afterDocFooter?: ReactNode;
  beforeOutline?: ReactNode;
  afterOutline?: ReactNode;
  navTitle?: ReactNode;
  /** Additional components for the content. */
  components?: ComponentProps<typeof DocContent>['components'];
}

/**
 * A page of documentation: sidebar, text, outline. Front matter takes parts away: `sidebar: false`
 * (`placeholder` keeps its space), `outline: false`, `footer: false`; `overview: true` lists the
 * pages of the section in place of the outline; `pageType: doc-wide` uses the whole width.
 */
export function DocLayout(props: DocLayoutProps) {
  const { frontmatter } = useFrontmatter();
  const isOverview = frontmatter.overview === true;
  const content = <DocContent components={props.components} />;
  const text = isOverview ? <Overview content={content} /> : content;
  return <Page {...props} text={text} isOverview={isOverview} />;
}

function Page({
  text,
  isOverview,
  ...slots
}: DocLayoutProps & { text: ReactNode; isOverview: boolean }) {
  const { frontmatter } = useFrontmatter();
  const content = useRef<HTMLDivElement>(null);
  const headings = useHeadings(content);
  const hasEntries = useSidebar().length > 0;
  useHeadingTracker(headings);

  const sidebar = frontmatter.sidebar ?? true;
  const hasSidebar = sidebar === true && hasEntries;
  const hasOutline = !isOverview && (frontmatter.outline ?? true);
  const outlined = hasOutline ? headings : [];
  return (
    <>
      {slots.beforeDoc}
      <div
        className={styles.page}
        data-sidebar={hasSidebar || sidebar === 'placeholder' || undefined}
        data-outline={hasOutline || undefined}
        data-wide={isOverview || frontmatter.pageType === 'doc-wide' || undefined}
      >
        {(hasSidebar || outlined.length > 0) && (
          <div className={styles.bar} data-page-bar>
            {hasSidebar && (
              <SidebarColumn before={slots.beforeSidebar} after={slots.afterSidebar} />
            )}
            {outlined.length > 0 && <OutlineMenu headings={outlined} />}
            <div className={styles.search}>
              <SearchButton onIntent={preloadPanel} onOpen={() => openSearch()} />
            </div>
          </div>
        )}
        <main id="main" tabIndex={-1} className={styles.main}>
          <MainStart />
          {slots.beforeDocContent}
          <div ref={content} className={isOverview ? undefined : 'rp-doc rspress-doc'}>
            {text}
          </div>
          {slots.afterDocContent}
          {isOverview ? (
            <div className={styles.markdown}>
              <PageMarkdown />
            </div>
          ) : (
            <>
              {slots.beforeDocFooter}
              {(frontmatter.footer ?? true) && <DocFooter />}
              {slots.afterDocFooter}
            </>
          )}
        </main>
        {hasOutline && (
          <OutlineColumn
            headings={outlined}
            before={slots.beforeOutline}
            after={slots.afterOutline}
          />
        )}
      </div>
      <ScrollToTop />
      {slots.afterDoc}
    </>
  );
}

/** The outline in narrow viewports: behind a button above the content. */
function OutlineMenu({ headings }: { headings: Heading[] }) {
  const title = useI18n()('outlineTitle');
  return (
    <nav className={styles.disclosure} aria-label={title}>
      <Menu label={title} hover={false} buttonClass={styles.label} panelClass={styles.panel}>
        <Outline headings={headings} />
      </Menu>
    </nav>
  );
}

/**
 * The column next to the content: the outline, if the page has headings, and links to the page as
 * Markdown.
 */
function OutlineColumn({
  headings,
  before,
  after,
}: {
  headings: Heading[];
  before: ReactNode;
  after: ReactNode;
}) {
  const t = useI18n();
  const titleId = useId();
  const isListed = headings.length > 0;
  return (
    <aside
      className={styles.outline}
      aria-labelledby={isListed ? titleId : undefined}
      aria-label={isListed ? undefined : t('copyPage.view')}
      data-scrolls
    >
      {before}
      {isListed && (
        <>
          <p id={titleId} className={styles.label}>
            {t('outlineTitle')}
          </p>
          <Outline headings={headings} />
        </>
      )}
      <div className={styles.markdown}>
        <PageMarkdown />
      </div>
      {after}
    </aside>
  );
}
