import { section } from "../../content/vocabulary";

export const fields = section("departures", {
  en: "the departure board, which fills itself",
  de: "die Abfahrtstafel, die sich selbst füllt",
  fields: {},
});
