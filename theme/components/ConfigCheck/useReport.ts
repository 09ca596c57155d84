import { useLang, withBase } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { dataFile } from '../../../src/check/examples.ts';
import type { CheckRequest } from '../../../src/check/index.ts';
import type { Report } from '../../../src/check/types.ts';
import { languages } from '../../../src/site.ts';
import { check } from './client.ts';

/** Debounce interval while typing, in milliseconds. */
const pause = 250;

/** Returns the URL of the data in the language of the page. */
export function useDataUrl(): () => string {
  const lang = useLang();
  const prefix = lang === languages[0] ? '' : `/${lang}`;
  // Workers resolve relative URLs against their own script.
  return () => new URL(withBase(`${prefix}/${dataFile}`), location.href).href;
}

export type CheckState =
  | { kind: 'idle' | 'loading' | 'failed'; report?: Report | undefined }
  | { kind: 'ready'; report: Report };

/**
 * Checks files with a short delay after changes.
 *
 * @param request - undefined while there is nothing to check
 * @param attempt - changing it repeats the check
 * @returns the state; it contains the previous report until the next one is ready
 */
export function useReport(request: CheckRequest | undefined, attempt: number): CheckState {
  const [state, setState] = useState<CheckState>({ kind: 'idle' });
  const urlOf = useDataUrl();
  const url = typeof location === 'undefined' ? '' : urlOf();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another check
  useEffect(() => {
    if (!request) {
      setState({ kind: 'idle' });
      return undefined;
    }
    let isCurrent = true;
    setState(({ report }) => ({ kind: 'loading', report }));
    const timer = setTimeout(() => {
      check(url, request).then(
        (report) => isCurrent && report && setState({ kind: 'ready', report }),
        (error: unknown) => {
          console.warn('The check could not be loaded.', error);
          if (isCurrent) setState({ kind: 'failed' });
        },
      );
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [request, url, attempt]);
  return state;
}
