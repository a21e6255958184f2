import type { ReactNode } from "react";
import { SectionHead } from "../section-head/section-head";

interface SectionProps {
  /** The part's name in the address: it leads to the heading, or to the section where there is none. */
  id?: string | undefined;
  heading?: string | undefined;
  aside?: ReactNode;
  /** Brings its own distance to what follows: before a band, or at the end of the page. */
  isLast?: boolean;
  isFlush?: boolean;
  /** Leads on to other pages, which paper can't. */
  isForScreens?: boolean;
  children: ReactNode;
}

/** A section on the route line. Without heading it has no station. */
export function Section({
  id,
  heading,
  aside,
  isLast = false,
  isFlush = false,
  isForScreens = false,
  children,
}: SectionProps) {
  const forms = [isLast && " sec--last", isFlush && " sec--flush", isForScreens && " screen-only"];
  return (
    <section id={heading ? undefined : id} className={`sec${forms.filter(Boolean).join("")}`}>
      {heading && <SectionHead id={id} heading={heading} aside={aside} />}
      {children}
    </section>
  );
}
