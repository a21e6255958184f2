import type { ReactNode } from "react";
import * as css from "./section-head.module.css";

interface SectionHeadProps {
  id?: string | undefined;
  heading: string;
  /** Content at the right, on the same baseline. */
  aside?: ReactNode;
}

/** Renders the station and the heading of a section. */
export function SectionHead({ id, heading, aside }: SectionHeadProps) {
  return (
    <div className={`${css["head"]} station`}>
      <h2 id={id} tabIndex={id ? -1 : undefined}>
        {heading}
      </h2>
      {aside}
    </div>
  );
}
