import { section } from "../../content/vocabulary";

/** The departure board: what is next of vacancies, news and fairs. It fills itself. */
export const fields = section("departures", {
  en: "the departure board, which fills itself",
  de: "die Abfahrtstafel, die sich selbst füllt",
  fields: {},
});
