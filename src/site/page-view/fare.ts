import { formatEuros } from "../../i18n/euros";
import type { Language } from "../../i18n/languages";
import type { FormatMessage } from "../../i18n/messages";
import { pathOf } from "../../content/compile/compile";
import { declaredFacts } from "../../model/facts";
import { sectionsOf } from "../../model/kinds";
import { type Fare, computeFare } from "../fares";
import type { Site, SitePage } from "../site";
import type { Card } from "../../model/views/card";
import type { FareView, PageView } from "../../model/page-view";
import type { FareRow } from "../../model/views/fare-map";
import { ROUTES } from "../../model/views/routes";
import { createFormatMessage } from "../format-message";

/** Creates the texts of a page's price, if it has one. */
export function createFareView(site: Site, page: SitePage): FareView | undefined {
  const fare = computeFare(site, page);
  if (!fare) return undefined;
  const { content, language } = page;
  const text = createFormatMessage(language);
  const fields = "fare" in content ? content.fare : undefined;
  const more = site.find(language, ROUTES.fares);
  return {
    head: createHead(site, page, fare, text),
    facts: createFacts(fare, language, text),
    note: text(fare.basis === "fixed" ? "fare.netFixed" : "fare.net"),
    lists: [
      { heading: text("fare.includes"), items: fields?.includes ?? [] },
      { heading: text("fare.excludes"), items: fields?.excludes ?? [] },
      { heading: text("fare.raises"), items: fields?.raises ?? [] },
    ],
    ...(more ? { more: { path: more.path, label: text("fare.more") } } : {}),
  };
}

/** Creates the price of a page's head. The form opens with the topic of the page (src/sections/contact-form/form.tsx). */
function createHead(site: Site, { kind, language }: SitePage, fare: Fare, text: FormatMessage): FareView["head"] {
  const { basis, amount, people, sections, length } = fare;
  const contact = site.find(language, ROUTES.contact);
  const form = contact && sectionsOf(contact.content).find(({ type }) => type === "contact-form");
  const { sectionLength } = declaredFacts(site.facts, language);
  const size = [
    ...(sections ? [text("fare.sectionsOf", { count: sections.count, length: sectionLength ?? "" })] : []),
    ...(length === undefined ? [] : [length]),
    formatTeam(people, text),
  ];
  return {
    price: formatEuros(amount, language),
    terms: [text(basis === "fixed" ? "fare.headFixed" : "fare.headCeiling"), size.join(", ")],
    enquiry: {
      path: `${pathOf(language, ROUTES.contact)}${kind === "product" ? "?topic=product" : ""}${form && "id" in form ? `#${form.id}` : ""}`,
      label: text("fare.enquire"),
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
export function addFareRows(site: Site, language: Language, routes: readonly string[], cards: Record<string, Card>) {
  const text = createFormatMessage(language);
  const listed = routes.flatMap((route) => {
    const [card, page] = [cards[route], site.find(language, route)];
    const fare = page && computeFare(site, page);
    return card && fare ? [[route, { ...card, fare: createRow(fare, language, text) }] as const] : [];
  });
  return Object.fromEntries(listed);
}

function createFacts(fare: Fare, language: Language, text: FormatMessage): FareView["facts"] {
  const { basis, amount, people, sections, length } = fare;
  const price = formatEuros(amount, language);
  return [
    ...(sections
      ? [
          { term: text("fare.perSection"), value: formatEuros(sections.amount, language) },
          { term: text("fare.usual"), value: text("fare.sections", { count: sections.count }) },
          { term: text("fare.together"), value: price },
        ]
      : [{ term: text(basis === "fixed" ? "fare.fixed" : "fare.ceiling"), value: price }]),
    ...(length === undefined ? [] : [{ term: text("fares.length"), value: length }]),
    { term: text("fares.people"), value: formatTeam(people, text) },
  ];
}

function createRow(fare: Fare, language: Language, text: FormatMessage): FareRow {
  const { basis, amount, people, sections, length } = fare;
  return {
    amount: formatEuros(amount, language),
    basis: text(basis === "fixed" ? "fare.rowFixed" : "fare.rowCeiling"),
    length: length ?? (sections ? text("fare.sections", { count: sections.count }) : ""),
    people,
    team: formatTeam(people, text),
  };
}

function formatTeam(count: number, text: FormatMessage): string {
  return text(count === 1 ? "fare.onePerson" : "fare.persons", { count });
}
