import { formatEuros } from "../../i18n/euros";
import { type Language, pathOf } from "../../i18n/languages";
import type { FormatMessage } from "../../i18n/messages";
import { sectionsOf } from "../../model/kinds";
import { type Fare, computeFare } from "../fares";
import type { Site, SitePage } from "../site";
import type { FareView, PageView } from "../../model/page-view";
import type { FareRow } from "../../model/views/fare-map";
import { ROUTES } from "../../model/views/routes";
import { createFormatMessage } from "../format-message";

/** Creates the texts of a page's price, if it has one. */
export function createFareView(site: Site, page: SitePage): FareView | undefined {
  const { content, language } = page;
  const fare = computeFare(site, page);
  if (!fare || !("fare" in content)) return undefined;
  const text = createFormatMessage(language);
  const more = site.find(language, ROUTES.fares);
  return {
    head: createHead(site, page, fare, text),
    facts: createFacts(fare, language, text),
    note: text(fare.isFixed ? "fare.netFixed" : "fare.net"),
    lists: (["includes", "excludes", "raises"] as const).map((name) => ({
      heading: text(`fare.${name}`),
      items: content.fare?.[name] ?? [],
    })),
    more: more && { path: more.path, label: text("fare.more") },
  };
}

/** Creates the price of a page's head. The form opens with the topic of the page (src/sections/contact-form/form.tsx). */
function createHead(site: Site, { kind, language }: SitePage, fare: Fare, text: FormatMessage): FareView["head"] {
  const { isFixed, amount, people, sections } = fare;
  const contact = site.find(language, ROUTES.contact);
  const form = contact && sectionsOf(contact.content).find(({ type }) => type === "contact-form");
  const topic = kind === "product" ? "?topic=product" : "";
  const { count, weeks } = sections ?? {};
  const time = count && weeks ? text("fare.sectionsOf", { count, weeks }) : formatLength(fare, text);
  return {
    price: formatEuros(amount, language),
    terms: [
      text(isFixed ? "fare.headFixed" : "fare.headCeiling"),
      [time, formatTeam(people, text)].filter((size) => size !== undefined).join(", "),
    ],
    enquiry: {
      path: `${pathOf(language, ROUTES.contact)}${topic}${form && "id" in form ? `#${form.id}` : ""}`,
      label: text("ways.enquire"),
    },
  };
}

/** Creates the texts of a vacancy's pay. */
export function createPay({ content, language }: SitePage): PageView["pay"] {
  if (!("salary" in content)) return undefined;
  const text = createFormatMessage(language);
  return {
    price: text("vacancy.pay", content.salary),
    terms: [text("vacancy.gross"), text("vacancy.atHours", { hours: content.hours.to })],
  };
}

/** Creates cards with the text of their price. @param routes the list of pages with a price */
export function createFareCards(site: Site, language: Language, routes: string[], cards: PageView["cards"]) {
  const text = createFormatMessage(language);
  const listed = routes.flatMap((route) => {
    const [card, page] = [cards[route], site.find(language, route)];
    const fare = page && computeFare(site, page);
    return card && fare ? [[route, { ...card, fare: createRow(fare, language, text) }] as const] : [];
  });
  return Object.fromEntries(listed);
}

function createFacts(fare: Fare, language: Language, text: FormatMessage): FareView["facts"] {
  const { isFixed, amount, people, sections, length } = fare;
  const price = formatEuros(amount, language);
  const prices = sections
    ? [
        { term: text("fare.perSection"), value: formatEuros(sections.amount, language) },
        { term: text("fare.usual"), value: text("fare.sections", { count: sections.count }) },
        { term: text("fare.together"), value: price },
      ]
    : [{ term: text(isFixed ? "fare.fixed" : "fare.ceiling"), value: price }];
  return [
    ...prices,
    ...(length === undefined ? [] : [{ term: text("fares.length"), value: length }]),
    { term: text("fares.people"), value: formatTeam(people, text) },
  ];
}

function createRow(fare: Fare, language: Language, text: FormatMessage): FareRow {
  const { isFixed, amount, people } = fare;
  return {
    amount: formatEuros(amount, language),
    basis: text(isFixed ? "fare.rowFixed" : "fare.rowCeiling"),
    length: formatLength(fare, text) ?? "",
    people,
    team: formatTeam(people, text),
  };
}

/** Formats the time of an offer: its own words, or the weeks of its sections, or their number. */
export function formatLength({ length, sections }: Fare, text: FormatMessage): string | undefined {
  if (length !== undefined || !sections) return length;
  const { count, weeks } = sections;
  return weeks ? text("fare.weeks", { count: weeks }) : text("fare.sections", { count });
}

export function formatTeam(count: number, text: FormatMessage): string {
  return text(count === 1 ? "fare.onePerson" : "fare.persons", { count });
}
