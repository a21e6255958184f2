import type { ReactNode } from "react";
import * as css from "./sticky-columns.module.css";

/** Renders text beside its evidence. The shorter column stays in view. Narrow screens have one column. */
export function StickyColumns({ children, evidence }: { children: ReactNode; evidence: ReactNode }) {
  return (
    <section className={`${css["beside"]} sec`}>
      <div>{children}</div>
      <div>{evidence}</div>
    </section>
  );
}
