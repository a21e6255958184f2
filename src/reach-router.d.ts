import type { ReactNode } from "react";

declare module "@reach/router" {
  /** The types are those of React 17, where every component has children. */
  interface ServerLocationProps {
    children?: ReactNode;
  }
}
