import { useLang, useVersion } from '@rspress/core/runtime';
import { useCallback, useEffect, useState } from 'react';
import { debounceMs } from '../../../src/search/constants.ts';
import type { IndexResult } from '../../../src/search/types.ts';
import { minorOf } from '../../../src/versions.ts';
import { useVersion as useChosenVersion } from '../../hooks/useVersion.ts';
import { openSearch, type SearchClient } from './client.ts';

export interface SearchState {
  /** `loading` until the index is loaded; `failed` if it cannot be loaded. */
  status: 'loading' | 'ready' | 'failed';
  /** Whether results for the current query are pending. */
  isPending: boolean;
  /** Query that `results` belong to. */
  answered: string;
  results: IndexResult[];
  retry: () => void;
}

/**
 * Opens the index for the page's language and searches for `query` after a pause in typing, and
 * again when the index is complete. Results that arrive out of order are dropped.
 */
export function useSearch(query: string): SearchState {
  const lang = useLang();
  const version = useVersion();
  const [attempt, setAttempt] = useState(0);
  const [client, setClient] = useState<SearchClient>();
  const [isComplete, setComplete] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [answer, setAnswer] = useState<{ query: string; results: IndexResult[] }>({
    query: '',
    results: [],
  });
  const keyword = query.trim();
  const minor = minorOf(useChosenVersion());

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it anew
  useEffect(() => {
    let isCurrent = true;
    setFailed(false);
    setClient(undefined);
    setComplete(false);
    openSearch(lang, version).then(
      (opened) => {
        if (!isCurrent) return;
        setClient(opened);
        opened.complete.then(
          () => {
            if (isCurrent) setComplete(true);
          },
          (error: unknown) => console.warn('The search index is incomplete.', error),
        );
      },
      (error: unknown) => {
        console.warn('The search index could not be loaded.', error);
        if (isCurrent) setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [lang, version, attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a complete index answers anew
  useEffect(() => {
    if (!client) return;
    if (!keyword) {
      setAnswer({ query: '', results: [] });
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(() => {
      client.search(keyword, minor).then(
        (results) => {
          if (isCurrent) setAnswer({ query: keyword, results });
        },
        (error: unknown) => {
          console.warn('The search failed.', error);
          if (isCurrent) setAnswer({ query: keyword, results: [] });
        },
      );
    }, debounceMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, isComplete, keyword, minor]);

  return {
    status: hasFailed ? 'failed' : client ? 'ready' : 'loading',
    isPending: !hasFailed && keyword !== '' && answer.query !== keyword,
    answered: answer.query,
    results: answer.results,
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  };
}
