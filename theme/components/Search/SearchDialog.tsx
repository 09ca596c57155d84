import '../../../i18n.json?strings=search';
import { useI18n, useLang } from '@rspress/core/runtime';
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { afterFrame } from '../../dom/afterFrame.ts';
import { keepInside } from '../../dom/isolate.ts';
import { useNavigateTo } from '../Link/useNavigateTo.ts';
import { IndexTabs } from './IndexTabs.tsx';
import { openSearch } from './provider.ts';
import { optionId, RecentPages, ResultList } from './ResultList.tsx';
import { addRecent, type RecentPage, readRecent, writeRecent } from './recent.ts';
import styles from './SearchDialog.module.css';
import { SearchIcon } from './SearchIcon.tsx';
import { moveSelection } from './selection.ts';
import { useSearch } from './useSearch.ts';

export interface SearchDialogProps {
  onClose: () => void;
  typed: RefObject<string>;
}

/** Whether a key belongs to an input method that composes; one browser says so by the code alone. */
const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent) =>
  nativeEvent.isComposing || keyCode === 229;

/** Fetches the index of the language shown; a failure is told when the dialog is opened. */
export function warmUp(): void {
  openSearch(document.documentElement.lang.slice(0, 2), '').catch(() => undefined);
}

/**
 * The dialog of the search: a box, and what it finds. The box keeps the focus; arrow keys move the
 * selection in the list (ARIA combobox pattern).
 *
 * @param typed - what the reader has typed before it was there
 */
export function SearchDialog({ onClose, typed }: SearchDialogProps) {
  const t = useI18n();
  const lang = useLang();
  const id = useId();
  const screen = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLElement>(null);
  const [query, setQuery] = useState(() => typed.current);
  const [tab, setTab] = useState(0);
  const [recent, setRecent] = useState<RecentPage[]>(() => readRecent(lang));
  const { status, isPending, answered, results, retry } = useSearch(query);
  // Help comes in a frame of its own: the box is what readers wait for.
  const [isBoxDrawn, setBoxDrawn] = useState(false);
  useEffect(() => afterFrame(() => setBoxDrawn(true)), []);
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
  // The first answer is what most readers want; nothing is selected before they ask.
  const [selected, setSelected] = useState(-1);
  const [seen, setSeen] = useState({ links, answered });
  if (seen.links !== links) {
    setSeen({ links, answered });
    // What was selected in an earlier answer to the same query stays.
    const isAnew = selected > 0 && seen.answered === answered;
    const kept = isAnew ? links.indexOf(seen.links[selected] ?? '') : 0;
    setSelected(isAsking && links.length > 0 ? Math.max(0, kept) : -1);
  }

  // The box keeps what is typed itself: all else follows when the browser has drawn that.
  const ask = (text: string) => startTransition(() => setQuery(text));

  useEffect(() => {
    // Going back leaves the search; a page that was on its way before it was opened does not.
    window.addEventListener('popstate', onClose);
    return () => window.removeEventListener('popstate', onClose);
  }, [onClose]);
  useEffect(() => {
    const opener = document.activeElement;
    if (input.current) {
      input.current.focus();
      // What was typed while this was being drawn.
      input.current.value = typed.current;
      setQuery(typed.current);
    }
    const release = screen.current ? keepInside(screen.current) : () => {};
    return () => {
      release();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [typed]);
  useEffect(() => {
    list.current
      ?.querySelector(`[data-option="${selected}"]`)
      ?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  useEffect(() => {
    // New results are read from the top.
    if (links.length > 0) list.current?.scrollTo({ top: 0 });
  }, [links]);

  const remember = useCallback(
    (link: string) => {
      const page = pages.find(({ hits }) => hits.some((hit) => hit.link === link));
      if (!page) return;
      const next = addRecent(readRecent(lang), { title: page.title, link: page.group });
      writeRecent(lang, next);
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
  const open = (link: string) => {
    remember(link);
    if (!link.startsWith('/')) {
      window.open(link, '_blank', 'noopener');
      return;
    }
    onClose();
    void navigateTo(link, link.replace(/#.*$/, ''));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter') {
      const link = links[selected];
      const asked = input.current?.value.trim() ?? '';
      const isOld = isAsking !== (asked !== '') || (isAsking && answered !== asked);
      if (link !== undefined && !isOld) {
        event.preventDefault();
        open(link);
      }
      return;
    }
    const isInText = (event.key === 'Home' || event.key === 'End') && selected === -1;
    if (isInText || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = moveSelection(event.key, selected, links.length);
    if (next === undefined) return;
    event.preventDefault();
    setSelected(next);
  };

  const listId = `${id}-list`;
  const isEmpty = status === 'ready' && answered !== '' && links.length === 0;
  const isWaiting = isAsking && (status === 'loading' || isPending);
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: a click beside the dialog closes it; the keyboard has Escape.
    <div
      ref={screen}
      className={styles.screen}
      // A click into the dialog leaves the keys here.
      tabIndex={-1}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isComposing(event)) return;
        // A search field would empty itself first, and stay open.
        event.preventDefault();
        onClose();
      }}
    >
      <dialog
        open
        className={styles.dialog}
        aria-modal="true"
        aria-label={t('searchPlaceholderText')}
      >
        <search className={styles.box} aria-busy={isWaiting}>
          <span className={styles.sign}>
            <SearchIcon />
            {isWaiting && <Spinner />}
          </span>
          <input
            ref={input}
            type="search"
            role="combobox"
            className={styles.input}
            placeholder={t('searchPlaceholderText')}
            aria-label={t('searchPlaceholderText')}
            aria-expanded={links.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={selected >= 0 ? optionId(listId, selected) : undefined}
            dir="auto"
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={10_000}
            onChange={(event) => ask(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <button type="button" className={styles.cancel} onClick={onClose}>
            {t('searchPanelCancelText')}
          </button>
        </search>
        {results.length > 1 && isAsking && (
          <IndexTabs
            names={results.map(({ index }) => index)}
            selected={results[tab] ? tab : 0}
            listId={listId}
            onSelect={setTab}
            onClick={() => input.current?.focus()}
          />
        )}
        {/* It scrolls, so the keyboard must reach it. */}
        <section
          ref={list}
          className={styles.list}
          aria-label={t('search.results')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
          tabIndex={0}
          data-scrolls
        >
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
                input.current?.focus();
              }}
            />
          )}
          {isEmpty && isAsking && (
            <div className={styles.message}>
              <EmptyIcon />
              <p>{t('searchNoResultsText', { query: answered })}</p>
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
          {isWaiting && status === 'loading'
            ? t('search.loading')
            : isEmpty && isAsking
              ? t('searchNoResultsText', { query: answered })
              : pages.length > 0
                ? t('search.count', { count: String(pages.length) })
                : ''}
        </p>
        <p className={styles.keys} aria-hidden="true">
          {isBoxDrawn && (
            <>
              <kbd>↑</kbd>
              <kbd>↓</kbd> {t('search.keySelect')} <kbd>↵</kbd> {t('search.keyOpen')} <kbd>Esc</kbd>{' '}
              {t('search.keyClose')}
            </>
          )}
        </p>
      </dialog>
    </div>,
    document.body,
  );
}

/** Milliseconds in which an answer comes that needs no sign of waiting. */
const spinnerAfterMs = 300;

function Spinner() {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), spinnerAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return isDue && <span className={styles.spinner} />;
}

/** An empty sheet under a magnifying glass; decorative. */
function EmptyIcon() {
  return (
    <svg
      aria-hidden="true"
      width="48"
      height="48"
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M34 20V10l-6-6H10v40h14M28 4v6h6M16 18h8M16 25h5M32 25a7 7 0 1 0 0 14a7 7 0 1 0 0-14M37 37l6 6" />
    </svg>
  );
}
