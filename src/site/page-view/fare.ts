import { euros } from "../../i18n/euros";
import type { Language } from "../../i18n/languages";
import type { FormatMessage } from "../../i18n/messages";
import { type Fare, fareOf } from "../fares";
import type { Site, SitePage } from "../site";
import type { Card } from "../../model/views/card";
import type { FareView } from "../../model/page-view";
import { ROUTES } from "../../model/views/routes";
import { createFormatMessage } from "../text-in";

/** @returns the texts of a page's price, where it has one */
export function pageFare(site: Site, page: SitePage): FareView | undefined {
  const fare = fareOf(site, page);
  if (!fare) return undefined;
  const { content, language } = page;
  const say = createFormatMessage(language);
  const fields = "fare" in content ? content.fare : undefined;
  const more = site.find(language, ROUTES.fares);
  return {
    facts: factsOf(fare, language, say),
    note: say(fare.basis === "fixed" ? "fare.netFixed" : "fare.net"),
    lists: [
      { heading: say("fare.includes"), items: fields?.includes ?? [] },
      { heading: say("fare.excludes"), items: fields?.excludes ?? [] },
      { heading: say("fare.raises"), items: fields?.raises ?? [] },
    ],
    ...(more ? { more: { path: more.path, label: say("fare.more") } } : {}),
  };
}

/** @returns the cards of listed pages, each with the row of its price. @param routes of the list of prices */
export function faresOf(site: Site, language: Language, routes: readonly string[], cards: Record<string, Card>) {
  const say = createFormatMessage(language);
  const listed = routes.flatMap((route) => {
    const [card, page] = [cards[route], site.find(language, route)];
    const fare = page && fareOf(site, page);
    return card && fare ? [[route, { ...card, fare: summary(fare, language, say) }] as const] : [];
  });
  return Object.fromEntries(listed);
}

function factsOf(fare: Fare, language: Language, say: FormatMessage): FareView["facts"] {
  const { basis, amount, people, sections, length } = fare;
  const price = euros(amount, language);
  return [
    ...(sections
      ? [
          { term: say("fare.perSection"), value: euros(sections.amount, language) },
          { term: say("fare.usual"), value: say("fare.sections", { count: sections.count }) },
          { term: say("fare.together"), value: price },
        ]
      : [{ term: say(basis === "fixed" ? "fare.fixed" : "fare.ceiling"), value: price }]),
    ...(length === undefined ? [] : [{ term: say("fare.length"), value: length }]),
    { term: say("fare.people"), value: crew(people, say) },
  ];
}

/** @returns the fare in a row of a list, as HTML. */
function summary(fare: Fare, language: Language, say: FormatMessage): string {
  const { basis, amount, people, sections, length } = fare;
  const price = `<strong>${euros(amount, language)}</strong>`;
  const terms = [
    say(basis === "fixed" ? "fare.rowFixed" : "fare.rowCeiling", { price }),
    ...(sections ? [say("fare.sections", { count: sections.count })] : []),
    ...(length === undefined ? [] : [length]),
    crew(people, say),
  ];
  return terms.join(" · ");
}

function crew(count: number, say: FormatMessage): string {
  return say(count === 1 ? "fare.onePerson" : "fare.persons", { count });
}
