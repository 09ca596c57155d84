import { useSyncExternalStore } from 'react';

/** A value outside of React that components and plain functions share. */
export interface Store<Value> {
  get: () => Value;
  /** The value of the first render, on the server and in the browser. */
  getInitial: () => Value;
  set: (next: Value) => void;
  /** Calls `listener` at every change until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * @param initial - value until the first change
 * @param isEqual - whether a new value is no change
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

/** The value of a store; the component renders again when it changes. */
export function useStore<Value>({ subscribe, get, getInitial }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, getInitial);
}
