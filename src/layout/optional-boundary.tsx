import { Component, type ReactNode } from "react";
import { logError } from "../browser/guard";

/** Removes an optional child that throws, and logs its error with the name of its file. */
export class OptionalBoundary extends Component<{ module: string; children: ReactNode }, { hasFailed: boolean }> {
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
