import { FactStrip } from "../../components/fact-strip/fact-strip";
import { MoreLink } from "../../components/more-link/more-link";
import { RingList } from "../../components/prose/ring-list";
import { PriceTag } from "../../components/price-tag/price-tag";
import { useText } from "../../i18n/language-provider";
import type { FareView } from "../../model/page-view";
import * as css from "./fare-section.module.css";
import { MessageSection } from "./page";

/** Renders the price, its terms and the way to the form in the head of a page. */
export function FareHead({ fare }: { fare: FareView | undefined }) {
  const text = useText();
  if (!fare) return null;
  const { price, terms, enquiry } = fare.head;
  return (
    <PriceTag price={price} terms={terms} action={enquiry}>
      <span>{text("ways.answer")}</span>
    </PriceTag>
  );
}

/** Renders the price on the long pass, and its conditions below. */
export function FareSection({ fare }: { fare: FareView | undefined }) {
  if (!fare) return null;
  const { facts, note, lists, more } = fare;
  return (
    <MessageSection id="fare" heading="sign.fare">
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
    </MessageSection>
  );
}
