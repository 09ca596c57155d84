import '../../../i18n.json?strings=search';
import { useI18n } from '@rspress/core/runtime';
import styles from './SearchResults.module.css';
import { moveSelection } from './selection.ts';

/** Maps the keys of a horizontal list to those of a vertical one. */
const asInList: Record<string, string> = { ArrowLeft: 'ArrowUp', ArrowRight: 'ArrowDown' };

export interface IndexTabsProps {
  names: string[];
  selected: number;
  /** Id of the list that the tabs control. */
  listId: string;
  onSelect: (index: number) => void;
  /** Called for mouse clicks on a tab. */
  onClick: () => void;
}

/** Tabs for the indexes with results (ARIA tabs pattern: one tab stop, arrow keys move). */
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
