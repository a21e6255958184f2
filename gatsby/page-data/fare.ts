import { euros } from "../../src/i18n/euros";
import type { Language } from "../../src/i18n/languages";
import type { TextOf } from "../../src/i18n/messages";
import type { PageView } from "../../src/model/page-view";
import { type Fare, fareOf } from "../../src/site/fares";
import type { Site } from "../../src/site/site";
import type { FareView } from "../../src/model/views/fare";
import { ROUTES } from "../../src/model/views/routes";
import { textIn } from "./text-in";

/** @returns the view, with the texts of its page's fare, and of the fares that it lists */
export function withFare(site: Site, view: PageView): PageView {
  const page = site.find(view.language, view.route);
  const fare = page && fareOf(site, page);
  const { fares = [] } = view.lists;
  if (!fare && fares.length === 0) return view;
  const say = textIn(view.language);
  const listed = fares.flatMap((route) => {
    const [card, other] = [view.cards[route], site.find(view.language, route)];
    const cost = other && fareOf(site, other);
    return card && cost ? [[route, { ...card, fare: summary(cost, view.language, say) }] as const] : [];
  });
  return {
    ...view,
    cards: { ...view.cards, ...Object.fromEntries(listed) },
    ...(fare ? { fare: fareView(site, view, fare, say) } : {}),
  };
}

function fareView(site: Site, { language, route }: PageView, fare: Fare, say: TextOf): FareView {
  const content = site.find(language, route)?.content;
  const fields = content && "fare" in content ? content.fare : undefined;
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

function factsOf(fare: Fare, language: Language, say: TextOf): FareView["facts"] {
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
function summary(fare: Fare, language: Language, say: TextOf): string {
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

function crew(count: number, say: TextOf): string {
  return say(count === 1 ? "fare.onePerson" : "fare.persons", { count });
}
