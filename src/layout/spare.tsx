import { Component, type ReactNode } from "react";
import { report } from "../browser/guard";

interface SpareProps {
  /** The name in the log: that of the child's file. */
  module: string;
  children: ReactNode;
}

/** An error boundary around a dispensable part: where it fails, it is left out. */
export class OptionalBoundary extends Component<SpareProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    report(this.props.module, error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
