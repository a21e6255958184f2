import { RouteMap } from "../../components/route-map/route-map";
import { useText } from "../../intl/language-provider";
import type { ContentOf } from "../../model/kinds";

/** A longer name would run into its neighbour's; the list of legs has it, at its number. */
const LONGEST_NAME = 26;

/** The offer drawn: from what there is now over the legs to what there is at the end. */
export function Way({ ticket: { from, to, time }, legs }: Pick<ContentOf<"landing">, "ticket" | "legs">) {
  const text = useText();
  const stops = legs.map((leg, index) => ({
    name: leg.title.length > LONGEST_NAME ? String(index + 1) : leg.title,
    system: leg.time,
  }));
  return (
    <RouteMap approaches={[from]} stops={[...stops, { name: to }]} text={text("landing.way", { from, to, time })} />
  );
}
