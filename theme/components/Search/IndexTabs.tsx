import '../../../i18n.json?strings=search';
import { useI18n } from '@rspress/core/runtime';
import styles from './SearchResults.module.css';
import { moveSelection } from './selection.ts';

/** Keys that go along a row, as those that go along a list. */
const asInList: Record<string, string> = { ArrowLeft: 'ArrowUp', ArrowRight: 'ArrowDown' };

export interface IndexTabsProps {
  names: string[];
  selected: number;
  /** Id of the list whose results they choose. */
  listId: string;
  onSelect: (index: number) => void;
  /** One is chosen with the pointer. */
  onClick: () => void;
}

/** Indexes that answered, one of which is shown (ARIA tabs pattern: one stop, arrow keys move). */
export function IndexTabs({ names, selected, listId, onSelect, onClick }: IndexTabsProps) {
  const t = useI18n();
  return (
    <div
      className={styles.tabs}
      role="tablist"
      tabIndex={-1}
      aria-label={t('search.indexes')}
      onKeyDown={(event) => {
        const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
        const press = { key: asInList[key] ?? key, shiftKey, altKey, ctrlKey, metaKey };
        const next = moveSelection(press, selected, names.length);
        if (next === undefined) return;
        event.preventDefault();
        onSelect(next);
        const tab = event.currentTarget.children[next];
        if (tab instanceof HTMLElement) tab.focus();
      }}
    >
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-selected={index === selected}
          aria-controls={listId}
          tabIndex={index === selected ? 0 : -1}
          onClick={() => {
            onSelect(index);
            onClick();
          }}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
