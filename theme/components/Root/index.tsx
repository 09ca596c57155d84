import type { ReactNode } from 'react';
import { NavigationFailure } from '../NavigationFailure/index.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** Wraps the whole application: when something breaks inside, the reader gets a useful page. */
export function Root({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary>
      {children}
      <NavigationFailure />
    </ErrorBoundary>
  );
}
