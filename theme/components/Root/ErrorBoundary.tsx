import { Component, type ErrorInfo, type ReactNode } from 'react';
import { CrashPage } from './CrashPage.tsx';

/** Shows an error page with links instead of a blank page if rendering fails. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error('The page crashed:', error, componentStack);
  }

  override render() {
    return this.state.failed ? <CrashPage /> : this.props.children;
  }
}
