import { Component, type ReactNode } from 'react';
import { forgetFailed } from '../ui/page.js';
import { PageFailed } from './PageFailed.js';

interface Props {
  /** Address of the page: another one is tried at once. */
  readonly at: string;
  readonly children: ReactNode;
}

interface State {
  readonly error: Error | null;
  readonly at: string;
}

/** Catches errors of a page, so that menu, shortcuts and search keep working. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { error: null, at: '' };

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { error: null, at };
  }

  override componentDidCatch(): void {
    forgetFailed();
  }

  private readonly retry = (): void => this.setState({ error: null });

  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? this.props.children : <PageFailed error={error} onRetry={this.retry} />;
  }
}
