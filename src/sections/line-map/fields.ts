import { inline, section } from "../../content/vocabulary";

/** The network map of the lines. Its stations are messages of the interface. */
export const fields = section("line-map", {
  en: "the network map of the lines",
  de: "der Netzplan der Linien",
  fields: {
    text: inline({ en: "one or two sentences beside the map", de: "ein, zwei Sätze neben dem Plan" }),
  },
});
