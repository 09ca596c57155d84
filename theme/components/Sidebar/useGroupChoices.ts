import type { SidebarData } from '@rspress/core';
import { useState } from 'react';
import { groupsAround } from '../../navigation/sidebar.ts';

/** Groups that the reader has expanded or collapsed, by position. */
export interface GroupChoices {
  of: (position: string) => boolean | undefined;
  set: (position: string, isOpen: boolean) => void;
}

interface State {
  entries: SidebarData;
  path: string;
  chosen: Readonly<Record<string, boolean>>;
}

/**
 * Remembers which groups the reader has expanded or collapsed. Navigation resets the groups that
 * contain the new page, so that it is visible; another sidebar resets all.
 */
export function useGroupChoices(entries: SidebarData, path: string): GroupChoices {
  const [state, setState] = useState<State>({ entries, path, chosen: {} });
  let { chosen } = state;
  if (state.entries !== entries) {
    chosen = {};
    setState({ entries, path, chosen });
  } else if (state.path !== path) {
    const around = groupsAround(entries, path);
    chosen = Object.fromEntries(
      Object.entries(chosen).filter(([position]) => !around.includes(position)),
    );
    setState({ entries, path, chosen });
  }
  return {
    of: (position) => chosen[position],
    set: (position, isOpen) =>
      setState((before) => ({ ...before, chosen: { ...before.chosen, [position]: isOpen } })),
  };
}
