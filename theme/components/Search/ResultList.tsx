import '../../../i18n.json?strings=search';
import { useI18n } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import type { PageResult, SearchHit } from '../../../src/search/types.ts';
import { Marked } from './Marked.tsx';
import styles from './ResultList.module.css';
import type { RecentPage } from './recent.ts';

interface ListProps {
  id: string;
  /** Selected option, counted over the whole list; -1 for none. */
  selected: number;
  optionId: (index: number) => string;
  onSelect: (index: number) => void;
  onClose: () => void;
}

export interface ResultListProps extends ListProps {
  pages: PageResult[];
  /** A result is followed by a click. */
  onOpen: (link: string) => void;
}

/** Pages that answer the query, each with the headings under which it does. */
export function ResultList({ id, pages, selected, optionId, onSelect, ...rest }: ResultListProps) {
  const t = useI18n();
  let count = 0;
  return (
    <div id={id} role="listbox" aria-label={t('search.results')} className={styles.list}>
      {pages.map((page) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no child of a listbox
        <div key={page.group} role="group" aria-label={page.title} className={styles.page}>
          {page.hits.map((hit) => {
            const index = count++;
            return (
              <Link
                key={hit.link}
                href={hit.link}
                id={optionId(index)}
                role="option"
                aria-selected={index === selected}
                tabIndex={-1}
                data-option={index}
                data-type={hit.type}
                className={styles.option}
                onPointerMove={() => onSelect(index)}
                onClick={(event) => {
                  rest.onOpen(hit.link);
                  if (!event.metaKey && !event.ctrlKey && !event.shiftKey) rest.onClose();
                }}
              >
                <HitText hit={hit} />
              </Link>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function HitText({ hit }: { hit: SearchHit }) {
  const heading = hit.type === 'title' ? hit.title : hit.header;
  const marks = hit.type === 'content' ? [] : hit.highlights;
  return (
    <>
      <span className={styles.heading}>
        <Marked text={heading} highlights={marks} />
      </span>
      {hit.statement && (
        <span className={styles.statement}>
          <Marked text={hit.statement} highlights={hit.statementHighlights} />
        </span>
      )}
    </>
  );
}

export interface RecentPagesProps extends ListProps {
  pages: RecentPage[];
  onClear: () => void;
}

/** Pages opened from the search before, and a button that forgets them. */
export function RecentPages({
  id,
  pages,
  selected,
  optionId,
  onSelect,
  onClear,
  onClose,
}: RecentPagesProps) {
  const t = useI18n();
  const isEmpty = pages.length === 0;
  return (
    <>
      {!isEmpty && (
        <p className={styles.label}>
          {t('search.recent')}
          <button type="button" onClick={onClear}>
            {t('search.clearRecent')}
          </button>
        </p>
      )}
      <div id={id} role="listbox" aria-label={t('search.recent')} className={styles.list}>
        {pages.map((page, index) => (
          <Link
            key={page.link}
            href={page.link}
            id={optionId(index)}
            role="option"
            aria-selected={index === selected}
            tabIndex={-1}
            data-option={index}
            className={styles.option}
            onPointerMove={() => onSelect(index)}
            onClick={(event) => {
              if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onClose();
            }}
          >
            <span className={styles.heading}>{page.title}</span>
          </Link>
        ))}
      </div>
    </>
  );
}
