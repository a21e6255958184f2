import { FactStrip } from "../../components/fact-strip/fact-strip";
import { MoreLink } from "../../components/more-link/more-link";
import { RingList } from "../../components/service-list/service-list";
import type { FareView } from "../../model/page-view";
import * as css from "./fare-section.module.css";
import { SignSection } from "./sign-section";

/** Renders the price on the long pass, and its conditions below. */
export function FareSection({ fare }: { fare: FareView | undefined }) {
  if (!fare) return null;
  const { facts, note, lists, more } = fare;
  return (
    <SignSection id="fare" sign="sign.fare">
      <FactStrip facts={facts} />
      <p className={`quiet ${css["note"]}`}>{note}</p>
      <div className={css["lists"]}>
        {lists.map(({ heading, items }) => (
          <div key={heading}>
            <h3>{heading}</h3>
            <RingList items={items} />
          </div>
        ))}
      </div>
      {more && <MoreLink to={more.path}>{more.label}</MoreLink>}
    </SignSection>
  );
}
