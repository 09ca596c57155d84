import '../../../i18n.json?strings=search';
import { useI18n } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { type MouseEvent, memo, type ReactNode } from 'react';
import type { PageResult, SearchHit } from '../../../src/search/types.ts';
import { VersionMark } from '../VersionMark/index.tsx';
import { Marked } from './Marked.tsx';
import styles from './ResultList.module.css';
import type { RecentPage } from './recent.ts';

interface ListProps {
  id: string;
  /** Index of the selected option in the whole list; -1 for none. */
  selected: number;
  onSelect: (index: number) => void;
  /** Called for clicks on an option, with any button or modifier key. */
  onFollow: (event: MouseEvent, link: string) => void;
}

/** Id of an option, for `aria-activedescendant`. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

interface OptionProps extends Pick<ListProps, 'onSelect' | 'onFollow'> {
  listId: string;
  index: number;
  isSelected: boolean;
  link: string;
  type?: SearchHit['type'];
  children: ReactNode;
}

function Option(props: OptionProps) {
  const { listId, index, isSelected, link, type, onSelect, onFollow, children } = props;
  return (
    <Link
      href={link}
      id={optionId(listId, index)}
      role="option"
      aria-selected={isSelected}
      tabIndex={-1}
      data-option={index}
      data-type={type}
      className={styles.option}
      onPointerMove={() => onSelect(index)}
      onClick={(event) => onFollow(event, link)}
    >
      {children}
    </Link>
  );
}

/**
 * A page, heading or passage; memoized, so that only options whose selection changes render again.
 */
const HitOption = memo(function HitOption({
  hit,
  section,
  ...rest
}: { hit: SearchHit; section: readonly string[] } & Omit<
  OptionProps,
  'link' | 'type' | 'children'
>) {
  const t = useI18n();
  const isTitle = hit.type === 'title';
  if (hit.type === 'instead') {
    return (
      <Option {...rest} link={hit.link} type={hit.type}>
        <span className={styles.heading}>{t('search.instead', { name: hit.header })}</span>
      </Option>
    );
  }
  if (hit.type === 'message') {
    return (
      <Option {...rest} link={hit.link} type={hit.type}>
        <span className={styles.section}>
          {hit.statement ? t('search.message', { tool: hit.statement }) : t('search.knownMessage')}
        </span>
        <span className={styles.heading}>
          {hit.header} <VersionMark minors={hit.minors} />
        </span>
        <span className={styles.statement}>{hit.title}</span>
      </Option>
    );
  }
  return (
    <Option {...rest} link={hit.link} type={hit.type}>
      {isTitle && section.length > 0 && (
        <span className={styles.section}>{section.join(' › ')}</span>
      )}
      <span className={styles.heading}>
        <Marked
          text={isTitle ? hit.title : hit.header}
          highlights={hit.type === 'content' ? [] : hit.highlights}
        />{' '}
        <VersionMark minors={hit.minors} />
      </span>
      {hit.statement && (
        <span className={styles.statement}>
          <Marked text={hit.statement} highlights={hit.statementHighlights} />
        </span>
      )}
    </Option>
  );
});

/** Pages that match the query, each with its matching headings. */
export const ResultList = memo(function ResultList({
  id,
  pages,
  selected,
  ...rest
}: ListProps & { pages: PageResult[] }) {
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
              <HitOption
                {...rest}
                key={hit.link}
                hit={hit}
                section={page.section}
                listId={id}
                index={index}
                isSelected={index === selected}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
});

export interface RecentPagesProps extends ListProps {
  pages: RecentPage[];
  onClear: () => void;
}

/** Pages recently opened from the search, with a button to clear the list. */
export function RecentPages({ id, pages, selected, onClear, ...rest }: RecentPagesProps) {
  const t = useI18n();
  return (
    <>
      {pages.length > 0 && (
        <p className={styles.label}>
          {t('search.recent')}
          <button type="button" onClick={onClear}>
            {t('search.clearRecent')}
          </button>
        </p>
      )}
      <div id={id} role="listbox" aria-label={t('search.recent')} className={styles.list}>
        {pages.map((page, index) => (
          <Option
            {...rest}
            key={page.link}
            link={page.link}
            listId={id}
            index={index}
            isSelected={index === selected}
          >
            <span className={styles.heading}>{page.title}</span>
          </Option>
        ))}
      </div>
    </>
  );
}
