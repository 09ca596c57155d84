import { useI18n } from '@rspress/core/runtime';
import { useId, useState } from 'react';
import { Link } from '../Link/index.tsx';
import { filterGroups, type IndexedGroup, type IndexedPage } from './filterGroups.ts';
import styles from './index.module.css';

/**
 * Every page below the folder of an overview page, grouped as in the sidebar, with description,
 * first version and headings, and a filter above.
 *
 * @param groups - put in by the build
 */
export function PageIndex({ groups }: { groups: IndexedGroup[] }) {
  const t = useI18n();
  const [query, setQuery] = useState('');
  const filterId = useId();

  const shown = filterGroups(groups, query);
  const count = shown.reduce((sum, { pages }) => sum + pages.length, 0);
  return (
    <div className={styles.index}>
      <div className={styles.filter}>
        <label htmlFor={filterId}>{t('overview.filterNameText')}</label>
        <input
          id={filterId}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={t('overview.filterPlaceholderText')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <output htmlFor={filterId}>{t('overview.count', { count: String(count) })}</output>
      </div>
      {count === 0 && <p>{t('overview.filterNoResultText', { query })}</p>}
      {shown.map(({ name, pages }) => (
        <section key={name} className={styles.group}>
          {name && (
            <h2 id={`group-${name}`} className={styles.name}>
              {name}
            </h2>
          )}
          <ul>
            {pages.map((page) => (
              <PageEntry key={page.link} page={page} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function PageEntry({ page }: { page: IndexedPage }) {
  const t = useI18n();
  return (
    <li className={styles.page}>
      <p className={styles.title}>
        <Link href={page.link}>{page.title}</Link>
        {page.since && <span>{t('overview.since', { version: page.since })}</span>}
      </p>
      <p>{page.description}</p>
      {page.headings.length > 0 && (
        <ul className={styles.headings}>
          {page.headings.map(({ id, text }) => (
            <li key={id}>
              <Link href={`${page.link}#${id}`}>{text}</Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
