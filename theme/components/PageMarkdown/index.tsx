import { useI18n, usePage, withBase } from '@rspress/core/runtime';
import { markdownPath } from '../../../src/pagePaths.ts';
import { useCopy } from '../CodeBlock/useCopy.ts';
import { Icon } from '../Icon/index.tsx';
import styles from './index.module.css';

/** @throws {Error} if the server does not respond with the file */
async function load(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}

/** Copies the page as Markdown, or links to it, which works without scripts. */
export function PageMarkdown() {
  const t = useI18n();
  const { page } = usePage();
  const { copied, failed, copy } = useCopy();
  const url = withBase(markdownPath(page.routePath));
  const message = copied ? t('copy.done') : failed ? t('copyPage.failed') : '';
  return (
    <ul className={styles.ways} data-tools>
      <li className={styles.copy}>
        <button type="button" data-copied={copied} onClick={() => copy(load(url))}>
          <Icon name={copied ? 'done' : 'copy'} />
          {message || t('copyPage.label')}
        </button>
        <span className="visually-hidden" aria-live="polite">
          {message}
        </span>
      </li>
      <li>
        <a href={url}>
          <Icon name="text" />
          {t('copyPage.view')}
        </a>
      </li>
    </ul>
  );
}
