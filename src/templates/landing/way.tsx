import { RouteMap } from "../../components/route-map/route-map";
import { useText } from "../../i18n/language-provider";
import type { ContentOf } from "../../model/kinds";

/** A longer name would run into its neighbour's: then the list of legs says it alone. */
const LONGEST_NAME = 26;

/** The offer drawn, on wide screens: from what there is now over the legs to what there is at the end. */
export function Way({ ticket: { from, to, time }, legs }: Pick<ContentOf<"landing">, "ticket" | "legs">) {
  const text = useText();
  const stops = [...legs.map((leg) => ({ name: leg.title, system: leg.time })), { name: to }];
  if (stops.some(({ name }) => name.length > LONGEST_NAME)) return null;
  return <RouteMap approaches={[from]} stops={stops} text={text("landing.way", { from, to, time })} isDrawingOnly />;
}
