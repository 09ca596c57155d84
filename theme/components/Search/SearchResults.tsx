import '../../../i18n.json?strings=search';
import { useI18n, useLang } from '@rspress/core/runtime';
import {
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { longestQuery } from '../../../src/search/constants.ts';
import { useNavigateTo } from '../Link/useNavigateTo.ts';
import { openSearch } from './client.ts';
import { EmptyIcon } from './EmptyIcon.tsx';
import { IndexTabs } from './IndexTabs.tsx';
import { optionId, RecentPages, ResultList } from './ResultList.tsx';
import { addRecent, type RecentPage, readRecent, writeRecent } from './recent.ts';
import styles from './SearchResults.module.css';
import { firstChoice, type KeyPress, moveSelection } from './selection.ts';
import { useSearch } from './useSearch.ts';

/** State of the list that the input needs, for screen readers and submitting. */
export interface ListState {
  isExpanded: boolean;
  /** Id of the selected option. */
  activeId: string | undefined;
  wait: 'loading' | 'answer' | undefined;
}

/** Handles keys of the input that move the selection. */
export interface ListKeys {
  /** @returns whether the selection moved */
  move(press: KeyPress): boolean;
}

export interface SearchResultsProps {
  keys: RefObject<ListKeys | null>;
  listId: string;
  query: string;
  /** Whether the typed text was longer than `query`. */
  isCut: boolean;
  /** The last query submitted with Enter; a new object each time. */
  submitted: { query: string } | undefined;
  onListChange: (list: ListState) => void;
  /** Returns focus to the input after clicks on buttons. */
  focusBox: () => void;
  onClose: () => void;
}

/** Loads the index of the current language; failures are only shown when the dialog is open. */
export function warmUp(): void {
  openSearch(document.documentElement.lang.slice(0, 2), '').catch(() => undefined);
}

/** Results or a status message; recently opened pages if the query is empty. */
export function SearchResults(props: SearchResultsProps) {
  const { keys, listId, query, isCut, submitted, onListChange, focusBox, onClose } = props;
  const t = useI18n();
  const lang = useLang();
  const list = useRef<HTMLElement>(null);
  const [tab, setTab] = useState(0);
  const [recent, setRecent] = useState<RecentPage[]>(() => readRecent(lang));
  const { status, isPending, answered, results, retry } = useSearch(query);
  const navigateTo = useNavigateTo();

  const shown = results[tab] ?? results[0];
  const isAsking = query.trim() !== '';
  const pages = useMemo(() => (isAsking ? (shown?.pages ?? []) : []), [isAsking, shown]);
  const links = useMemo(
    () =>
      isAsking
        ? pages.flatMap((page) => page.hits.map(({ link }) => link))
        : recent.map(({ link }) => link),
    [isAsking, pages, recent],
  );
  const [selected, setSelected] = useState(-1);
  const [seen, setSeen] = useState({ links, answered });
  if (seen.links !== links) {
    setSeen({ links, answered });
    // Keeps the selection when results for the same query are updated.
    const kept = seen.answered === answered ? links.indexOf(seen.links[selected] ?? '') : 0;
    if (isAsking) setSelected(kept > 0 ? kept : firstChoice(pages));
    else setSelected(-1);
  }

  const remember = useCallback(
    (link: string) => {
      const page = pages.find(({ hits }) => hits.some((hit) => hit.link === link));
      if (page) {
        writeRecent(lang, addRecent(readRecent(lang), { title: page.title, link: page.group }));
      }
    },
    [pages, lang],
  );
  const follow = useCallback(
    (event: MouseEvent, link: string) => {
      remember(link);
      if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onClose();
    },
    [remember, onClose],
  );
  const opened = useRef<typeof submitted>(undefined);
  useEffect(() => {
    // Results for another query are not what was submitted: wait for the right ones.
    const isAnswered = query.trim() === answered;
    const link = links[selected];
    if (submitted === opened.current || submitted?.query !== query || !isAnswered) return;
    opened.current = submitted;
    if (link === undefined) return;
    remember(link);
    if (link.startsWith('/')) {
      onClose();
      void navigateTo(link, link.replace(/#.*$/, ''));
    } else {
      window.open(link, '_blank', 'noopener');
    }
  }, [submitted, query, answered, links, selected, remember, navigateTo, onClose]);

  useImperativeHandle(keys, () => ({
    move: (press) => {
      const next = moveSelection(press, selected, links.length);
      if (next !== undefined) setSelected(next);
      return next !== undefined;
    },
  }));
  const wait = status === 'loading' ? 'loading' : isPending ? 'answer' : undefined;
  useEffect(() => {
    const activeId = selected >= 0 ? optionId(listId, selected) : undefined;
    onListChange({ isExpanded: links.length > 0, activeId, wait });
  }, [listId, links, selected, wait, onListChange]);
  useEffect(() => {
    list.current
      ?.querySelector(`[data-option="${selected}"]`)
      ?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  const listed = isAsking ? `${tab} ${answered}` : '';
  const scrolledFor = useRef(listed);
  useEffect(() => {
    // What is updated for the same query stays where the reader has scrolled it to.
    if (scrolledFor.current === listed) return;
    scrolledFor.current = listed;
    list.current?.scrollTo({ top: 0 });
  }, [listed]);

  const isEmpty = isAsking && status === 'ready' && answered !== '' && links.length === 0;
  const noResults = t('searchNoResultsText', { query: answered });
  const cut = isCut ? t('search.cut', { count: longestQuery.toLocaleString(lang) }) : '';
  const said = isEmpty
    ? noResults
    : pages.length > 0
      ? t('search.count', { count: String(pages.length) })
      : isAsking && status === 'loading'
        ? t('search.loading')
        : '';
  return (
    <>
      {results.length > 1 && isAsking && (
        <IndexTabs
          names={results.map(({ index }) => index)}
          selected={results[tab] ? tab : 0}
          listId={listId}
          onSelect={setTab}
          onClick={focusBox}
        />
      )}
      {/* Focusable, so that it can be scrolled with the keyboard. */}
      <section
        ref={list}
        className={styles.list}
        aria-label={t('search.results')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        data-scrolls
      >
        {cut && <p className={styles.note}>{cut}</p>}
        {isAsking ? (
          <ResultList
            id={listId}
            pages={pages}
            selected={selected}
            onSelect={setSelected}
            onFollow={follow}
          />
        ) : (
          <RecentPages
            id={listId}
            pages={recent}
            selected={selected}
            onSelect={setSelected}
            onFollow={follow}
            onClear={() => {
              writeRecent(lang, []);
              setRecent([]);
              focusBox();
            }}
          />
        )}
        {isEmpty && (
          <div className={styles.message}>
            <EmptyIcon />
            <p>{noResults}</p>
            <p>{t('searchSuggestedQueryText')}</p>
          </div>
        )}
        {status === 'failed' && (
          <div className={styles.message} role="alert">
            <p>{t('search.failed')}</p>
            <button type="button" onClick={retry}>
              {t('search.retry')}
            </button>
          </div>
        )}
        {!isAsking && recent.length === 0 && status !== 'failed' && (
          <p className={styles.message}>{t('search.hint')}</p>
        )}
      </section>
      <p className="visually-hidden" role="status">
        {cut} {said}
      </p>
      <p className={styles.keys} aria-hidden="true">
        <kbd>↑</kbd>
        <kbd>↓</kbd> {t('search.keySelect')} <kbd>↵</kbd> {t('search.keyOpen')} <kbd>Esc</kbd>{' '}
        {t('search.keyClose')}
      </p>
    </>
  );
}
