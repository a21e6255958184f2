import { Component, type ReactNode } from "react";
import { report } from "../browser/before-hydration/guard";

interface SpareProps {
  /** As the file of what is inside is called: the console says it. */
  module: string;
  children: ReactNode;
}

/** A part without which a page is whole: where it fails it is left out, and nothing else is. */
export class Spare extends Component<SpareProps, { hasFailed: boolean }> {
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
