import type { ReactNode } from "react";
import { Doubled } from "../doubled/doubled";
import * as css from "./section-head.module.css";

interface SectionHeadProps {
  id?: string | undefined;
  heading: string;
  /** The sign in the other language. */
  echo?: string | undefined;
  /** What stands at the right, on the same baseline. */
  aside?: ReactNode;
}

/** A section's sign: station, heading, echo. */
export function SectionHead({ id, heading, echo, aside }: SectionHeadProps) {
  return (
    <div className={css["head"]}>
      <Doubled echo={echo}>
        <h2 id={id} tabIndex={id ? -1 : undefined}>
          {heading}
        </h2>
      </Doubled>
      {aside}
    </div>
  );
}
