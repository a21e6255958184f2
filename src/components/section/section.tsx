import type { ReactNode } from "react";
import { SectionHead } from "../section-head/section-head";

export interface SectionProps {
  /** The id of the heading, or of a section without heading. */
  id?: string | undefined;
  heading?: string | undefined;
  aside?: ReactNode;
  /** Whether it has a margin below: before a band, or at the end of the page. */
  isLast?: boolean;
  isFlush?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Renders a section on the route line. It has a station if it has a heading. */
export function Section({ id, heading, aside, isLast = false, isFlush = false, className, children }: SectionProps) {
  const classes = ["sec", isLast && "sec--last", isFlush && "sec--flush", className];
  return (
    <section id={heading ? undefined : id} className={classes.filter(Boolean).join(" ")}>
      {heading && <SectionHead id={id} heading={heading} aside={aside} />}
      {children}
    </section>
  );
}
