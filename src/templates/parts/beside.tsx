import type { ReactNode } from "react";
import * as css from "./beside.module.css";

/** Text at the left and at the right what it speaks of: the shorter of them stays in view. Below each other where there is no room. */
export function Beside({ children, evidence }: { children: ReactNode; evidence: ReactNode }) {
  return (
    <section className={`${css["beside"]} sec`}>
      <div>{children}</div>
      <div>{evidence}</div>
    </section>
  );
}
