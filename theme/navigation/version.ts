/** The version that the reader has chosen: shown by styles, read by components that depend on it. */
import { applyVersion, showChoice, versionKey } from '../../src/inline/version.ts';
import { choices, defaultChoice, parseChoice } from '../../src/versions.ts';
import { keepPlace } from '../dom/keepPlace.ts';
import { createStore } from '../hooks/createStore.ts';

/** The choice that is shown; the default on the server and in the first render. */
export const version = createStore(defaultChoice);

/** Takes over what is on `<html>`, where the inline script has put the first choice. */
function readShown(): void {
  version.set(document.documentElement.dataset.choice ?? defaultChoice);
}
if (typeof document !== 'undefined') readShown();

/** Changes what is on `<html>`; what the reader looks at stays in its place. */
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
 * Shows a version, and keeps the choice for later visits. Where storage is blocked, it lasts until
 * the page is left.
 *
 * @param choice - out of `choices`
 */
export function chooseVersion(choice: string): void {
  try {
    sessionStorage.removeItem(versionKey);
    localStorage.setItem(versionKey, choice);
  } catch {
    // As said above.
  }
  change(() => showChoice(choice, choices));
  dropLinkedVersion();
}

/** Shows what the URL, or else the storage, says now. */
export function followVersion(): void {
  change(() => applyVersion({ choices, defaultChoice, key: versionKey }, showChoice));
}

/**
 * Takes the version out of the URL, if it names another than the one that is shown: the reader chose
 * that later. Not through the router, which would scroll, and close the menu.
 */
export function dropLinkedVersion(): void {
  const url = new URL(window.location.href);
  const linked = parseChoice(url.searchParams.get('v'));
  if (linked === undefined || linked === version.get()) return;
  url.searchParams.delete('v');
  window.history.replaceState(window.history.state, '', url);
}

/**
 * Follows the choices that are made in other tabs.
 *
 * @returns function that ends it
 */
export function followOtherTabs(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === versionKey || key === null) followVersion();
  };
  // A page that comes back from the browser's cache has heard of nothing.
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
