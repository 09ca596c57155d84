import '../../../i18n.json?strings=overview';
import { useI18n, useNavigate } from '@rspress/core/runtime';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { withBreaks } from '../InlineCode/softBreaks.tsx';
import { Link } from '../Link/index.tsx';
import { openSearch } from '../Search/openSearch.ts';
import { VersionMark } from '../VersionMark/index.tsx';
import { filterPages, type Hit, type IndexedGroup, type IndexedPage } from './filterPages.ts';
import styles from './index.module.css';
import { lead } from './lead.ts';

/**
 * List of all pages in the folder of an overview page, grouped as in the sidebar, with a sticky
 * filter. Enter opens the first page, or the search if there is none.
 *
 * @param groups - inserted by the build
 */
export function PageIndex({ groups }: { groups: IndexedGroup[] }) {
  const t = useI18n();
  const [query, setQuery] = useState('');
  const [synonyms, setSynonyms] = useState<readonly (readonly string[])[]>();
  const filterId = useId();

  const loadSynonyms = () => {
    if (synonyms) return;
    import('../../../src/search/words.json?synonyms').then(
      ({ default: words }) => setSynonyms(words.synonyms),
      (error: unknown) => console.warn('The synonyms could not be loaded.', error),
    );
  };
  const isFiltering = query.trim() !== '';
  const hits = filterPages(groups, isFiltering ? query : '', synonyms);
  const first = groups[0]?.pages[0];
  // Entries for parts of pages are not counted as pages.
  const unit = first?.link.includes('#') ? 'entries' : 'pages';
  const navigate = useNavigate();
  const openFirst = (event: KeyboardEvent) => {
    // With an input method, Enter completes a word.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isFiltering) return;
    const [best] = hits;
    if (best) navigate(best.page.link);
    else openSearch(query);
  };
  const named = groups.filter(({ name }) => name);
  return (
    <div className={styles.index} data-sentences={unit === 'entries' && first?.title.includes(' ')}>
      <div className={styles.filter}>
        <label htmlFor={filterId}>{t('overview.filterNameText')}</label>
        <input
          id={filterId}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={t('overview.filterPlaceholderText')}
          value={query}
          onFocus={loadSynonyms}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={openFirst}
        />
        <output htmlFor={filterId}>
          {t(`overview.${unit}.${hits.length === 1 ? 'one' : 'many'}`, {
            count: String(hits.length),
          })}
        </output>
        {!isFiltering && named.length > 1 && (
          <nav className={styles.groups} aria-label={t('overview.groups')}>
            {named.map(({ name }) => (
              <a key={name} href={`#${groupId(name)}`}>
                {name}
              </a>
            ))}
          </nav>
        )}
      </div>
      {!isFiltering &&
        groups.map(({ name, pages }) => (
          <section key={name} className={styles.group}>
            {name && (
              <h2 id={groupId(name)} className={styles.name}>
                {name}
              </h2>
            )}
            <ul>
              {pages.map((page) => (
                <Entry key={page.link} hit={{ page, headings: [], terms: [] }} />
              ))}
            </ul>
          </section>
        ))}
      {isFiltering && hits.length > 0 && (
        <ul className={styles.hits}>
          {hits.map((hit) => (
            <Entry key={hit.page.link} hit={hit} />
          ))}
        </ul>
      )}
      {hits.length === 0 && (
        <div className={styles.none}>
          <p>{t('overview.filterNoResultText', { query })}</p>
          <button type="button" onClick={() => openSearch(query)}>
            {t('overview.searchSite', { query })}
          </button>
        </div>
      )}
    </div>
  );
}

const groupId = (name: string) => `group-${name.replaceAll(' ', '-')}`;

function Entry({ hit: { page, headings, terms } }: { hit: Hit }) {
  const isFiltering = terms.length > 0;
  const { title, link, description } = page;
  return (
    <li className={styles.page}>
      <Link href={link}>{isFiltering ? marked(title, terms) : withBreaks(title)}</Link>
      <p>{isFiltering ? marked(description, terms) : lead(description)}</p>
      <Marks marks={page.marks} />
      {headings.length > 0 && (
        <ul className={styles.headings}>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <Link href={`${link}#${id}`}>{marked(text, terms)}</Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Marks({ marks: { since, minors, deprecated, date } }: { marks: IndexedPage['marks'] }) {
  const t = useI18n();
  if (!minors && !deprecated && !date) return null;
  return (
    <p className={styles.marks}>
      {date && <time dateTime={date}>{date}</time>}
      {since && <span data-for={minors}>{t('overview.since', { version: since })}</span>}
      <VersionMark minors={minors} />
      {deprecated && (
        <strong data-for={deprecated.minors}>
          {t('overview.deprecated', { version: deprecated.version })}
        </strong>
      )}
    </p>
  );
}

/** Highlights the terms in a text. */
export function marked(text: string, terms: readonly string[]): ReactNode {
  const pattern = terms
    .filter(Boolean)
    .sort((one, other) => other.length - one.length)
    .map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (pattern.length === 0) return text;
  return text.split(new RegExp(`(${pattern.join('|')})`, 'gi')).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move
    index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
  );
}
