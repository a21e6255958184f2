import { PageHero, type PageHeroProps } from "../../components/page-hero/page-hero";
import * as css from "./gate-hero.module.css";

/** The head of an offer: its line's letter is a page high, beside the title on wide screens. */
export function GateHero({ line, ...head }: PageHeroProps & { line: string }) {
  const gate = (
    <span className={css["gate"]} aria-hidden="true">
      {line}
    </span>
  );
  return <PageHero {...head} ground="blue" className={css["gated"]} corner={gate} />;
}
