import { useSyncExternalStore } from 'react';

/** State outside React, shared by components and plain functions. */
export interface Store<Value> {
  get: () => Value;
  /** Value for the first render, on the server and in the browser. */
  getInitial: () => Value;
  set: (next: Value) => void;
  /** Calls `listener` on every change until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * @param initial - initial value
 * @param isEqual - whether two values are the same, so that listeners need not be called
 */
export function createStore<Value>(
  initial: Value,
  isEqual: (a: Value, b: Value) => boolean = Object.is,
): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    getInitial: () => initial,
    set: (next) => {
      if (isEqual(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Current value of a store; the component re-renders when it changes. */
export function useStore<Value>({ subscribe, get, getInitial }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, getInitial);
}
