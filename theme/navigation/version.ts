/** The chosen version: applied by styles, and read by components that depend on it. */
import { applyVersion, showChoice, versionKey } from '../../src/inline/version.ts';
import { choices, defaultChoice, parseChoice } from '../../src/versions.ts';
import { keepPlace } from '../dom/keepPlace.ts';
import { createStore } from '../hooks/createStore.ts';

/** The current choice; the default on the server and in the first render. */
export const version = createStore(defaultChoice);

/** Reads the choice from `<html>`, where the inline script has set it. */
function readShown(): void {
  version.set(document.documentElement.dataset.choice ?? defaultChoice);
}
if (typeof document !== 'undefined') readShown();

/** Changes attributes of `<html>` without moving the content in view. */
function change(apply: () => void): void {
  keepPlace(() => {
    apply();
    for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-revealed]')) {
      delete dataset.revealed;
    }
  });
  readShown();
}

/**
 * Sets the version and stores it for later visits. If storage is blocked, it is kept until the page
 * is left.
 *
 * @param choice - from `choices`
 */
export function chooseVersion(choice: string): void {
  try {
    sessionStorage.removeItem(versionKey);
    localStorage.setItem(versionKey, choice);
  } catch {
    // Storage is blocked.
  }
  change(() => showChoice(choice, choices));
  dropLinkedVersion();
}

/** Applies the version in the URL or in storage. */
export function followVersion(): void {
  change(() => applyVersion({ choices, defaultChoice, key: versionKey }, showChoice));
}

/**
 * Removes the version from the URL if the reader has chosen another one since. Not with the router,
 * which would scroll and close the menu.
 */
export function dropLinkedVersion(): void {
  const url = new URL(window.location.href);
  const linked = parseChoice(url.searchParams.get('v'));
  if (linked === undefined || linked === version.get()) return;
  url.searchParams.delete('v');
  window.history.replaceState(window.history.state, '', url);
}

/**
 * Applies choices made in other tabs.
 *
 * @returns function that unsubscribes
 */
export function followOtherTabs(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === versionKey || key === null) followVersion();
  };
  // A page restored from the browser's cache has missed changes.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) followVersion();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
