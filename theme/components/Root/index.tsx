import type { ReactNode } from 'react';
import { NavigationFailure } from '../NavigationFailure/index.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** Wraps the whole application: whatever breaks inside, the reader gets a useful page. */
export function Root({ children }: { children: ReactNode }) {
  if (import.meta.env.SSG_MD) return children;
  return (
    <ErrorBoundary>
      {children}
      <NavigationFailure />
    </ErrorBoundary>
  );
}
