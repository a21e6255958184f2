import type { ReactNode } from "react";
import * as css from "./section-head.module.css";

interface SectionHeadProps {
  id?: string | undefined;
  heading: string;
  /** What stands at the right, on the same baseline. */
  aside?: ReactNode;
}

/** A section's sign: station and heading. */
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
