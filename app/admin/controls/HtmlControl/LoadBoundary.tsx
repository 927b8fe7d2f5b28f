import { Component, type ReactNode } from 'react';

type LoadBoundaryProps = { fallback: ReactNode; children: ReactNode };

/** Shows the fallback where a part of the page could not be loaded or failed; the rest of the form stays. */
export class LoadBoundary extends Component<LoadBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
