import type { ReactNode } from 'react';
import { NavigationFailure } from '../NavigationFailure/index.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** Wraps the whole application in an error boundary. */
export function Root({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary>
      {children}
      <NavigationFailure />
    </ErrorBoundary>
  );
}
