import {
  Children,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import styles from './index.module.css';
import { tabIndexAfterKey } from './keys.ts';
import { chooseTab, chosenTab, subscribeToTabs } from './tabStore.ts';

export interface TabProps {
  /** Title of the tab. */
  label: string;
  /** Value under which the choice is stored; the label by default. */
  value?: string;
  children: ReactNode;
}

export interface TabsProps {
  /** Labels, if they are not set on the tabs. */
  values?: { value: string; label: string }[];
  /** Value of the initial tab. */
  defaultValue?: string;
  /** Groups with the same id switch together, and their choice is stored. */
  groupId?: string;
  children: ReactNode;
}

/** A panel of `Tabs`. */
export function Tab({ children }: TabProps) {
  return children;
}

/**
 * Tabs (ARIA tabs pattern). Without JavaScript and in print, all panels are shown with their
 * labels.
 */
export function Tabs(props: TabsProps) {
  const id = useId();
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const tabs = readTabs(props);
  const [selected, choose] = useSelection(tabs, props);

  const select = (index: number) => {
    choose(index);
    buttons.current[index]?.focus();
  };

  return (
    <div className={styles.tabs}>
      <div role="tablist" className={styles.list}>
        {tabs.map(({ label, value }, index) => (
          <button
            key={value}
            ref={(button) => {
              buttons.current[index] = button;
            }}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => select(index)}
            onKeyDown={(event) => {
              const next = tabIndexAfterKey(event.key, index, tabs.length);
              if (next === null) return;
              event.preventDefault();
              select(next);
            }}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ label, value, panel }, index) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          className={styles.panel}
          data-label={label}
          data-hidden={index !== selected}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}

/** A tab to render. */
interface ShownTab {
  label: string;
  value: string;
  panel: ReactNode;
}

function readTabs({ values, children }: TabsProps): ShownTab[] {
  return Children.toArray(children)
    .filter((child): child is ReactElement<TabProps> => isValidElement(child))
    .map((tab, index) => {
      const label = values?.[index]?.label ?? tab.props.label;
      return { label, value: values?.[index]?.value ?? tab.props.value ?? label, panel: tab };
    });
}

/**
 * Index of the selected tab, and a function that selects another one, in all groups with the same
 * id.
 */
function useSelection(
  tabs: readonly ShownTab[],
  { groupId, defaultValue }: TabsProps,
): [number, (index: number) => void] {
  const [own, setOwn] = useState<string | null>(null);
  const shared = useSyncExternalStore(
    subscribeToTabs,
    () => (groupId ? chosenTab(groupId) : null),
    () => null,
  );
  const indexOf = (name: string | null | undefined) =>
    tabs.findIndex(({ value }) => value === name);
  const wanted = [groupId ? shared : own, defaultValue].map(indexOf);
  const choose = (index: number) => {
    const value = tabs[index]?.value;
    if (value === undefined) return;
    if (groupId) chooseTab(groupId, value);
    else setOwn(value);
  };
  return [wanted.find((index) => index >= 0) ?? 0, choose];
}
