import { Component, type ReactNode } from "react";
import { logError } from "../browser/guard";

interface OptionalBoundaryProps {
  /** The name in the log, which is the child's file name. */
  module: string;
  children: ReactNode;
}

/** Removes an optional child that throws, and logs its error. */
export class OptionalBoundary extends Component<OptionalBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    logError(this.props.module, error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
