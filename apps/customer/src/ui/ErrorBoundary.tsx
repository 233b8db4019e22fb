import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** A new value resets the boundary. */
  resetKey: string;
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Catches errors of its children, so that the rest of the app keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { fault: unknown; at: string }> {
  override state = { fault: null, at: '' };

  static getDerivedStateFromError(fault: unknown): { fault: unknown } {
    return { fault };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: { fault: unknown; at: string }) {
    return props.resetKey === state.at ? null : { fault: null, at: props.resetKey };
  }

  override render(): ReactNode {
    if (this.state.fault === null) return this.props.children;
    return this.props.fallback(() => this.setState({ fault: null }));
  }
}
