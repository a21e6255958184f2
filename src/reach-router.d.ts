import type { ReactNode } from "react";

declare module "@reach/router" {
  /** Adds the children that the package's types, written for React 17, leave out. */
  interface ServerLocationProps {
    children?: ReactNode;
  }
}
