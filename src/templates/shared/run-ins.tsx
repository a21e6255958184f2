import type { ReactNode } from "react";
import * as css from "./run-ins.module.css";

interface RunInsProps {
  /** Whether the first section is beside the second, which is wider. By default two columns end at about one height. */
  isPair?: boolean;
  children: ReactNode;
}

/** Renders quiet sections: headings of the size of text on a rule, two side by side, without stations. */
export function RunIns({ isPair = false, children }: RunInsProps) {
  return (
    <section className={`${css["runIns"]} sec`}>
      <div className={`${css[isPair ? "pair" : "columns"]} in-turn`}>{children}</div>
    </section>
  );
}
