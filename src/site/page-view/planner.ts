/** View of the home page's planner: name, duration, team and price of each page that a ticket links to. */
import { formatEuros } from "../../i18n/euros";
import type { FormatMessage } from "../../i18n/messages";
import { declaredFacts } from "../../model/facts";
import { sectionsOf } from "../../model/kinds";
import type { PlannerView, TicketOffer } from "../../model/views/planner";
import { createFormatMessage } from "../format-message";
import { computeFare } from "../fares";
import type { Site, SitePage } from "../site";
import { formatLength, formatTeam } from "./fare";

/** Creates the tickets of a page's planner. The first ticket of the table is the example. */
export function createPlannerView(site: Site, { content, language }: SitePage): PlannerView | undefined {
  const [sign] = sectionsOf(content);
  if (sign?.type !== "hero-lines" || !sign.planner) return undefined;
  const { from, to, tickets } = sign.planner;
  const pages = [...new Set(tickets.map(({ route }) => route))].flatMap((route) => site.find(language, route) ?? []);
  const findOffer = (start: string, end: string) => {
    const ticket = tickets.find((each) => each.from === start && each.to === end);
    return pages.findIndex(({ route }) => route === ticket?.route);
  };
  const text = createFormatMessage(language);
  return {
    offers: pages.map((page) => createOffer(site, page, text)),
    tickets: from.answers.map((start) => to.answers.map((end) => findOffer(start.name, end.name))),
    example: [
      from.answers.findIndex(({ name }) => name === tickets[0]?.from),
      to.answers.findIndex(({ name }) => name === tickets[0]?.to),
    ],
    words: { address: text("planner.address"), example: text("planner.example"), hint: text("planner.hint") },
  };
}

function createOffer(site: Site, page: SitePage, text: FormatMessage): TicketOffer {
  const { content, path, label, language } = page;
  const link = { path, label, line: "line" in content ? content.line : undefined };
  const fare = computeFare(site, page);
  if (!fare) return { ...link, facts: [] };
  const { nextStart } = declaredFacts(site.facts, language);
  const { isFixed, amount, people } = fare;
  const facts: [string, string | undefined][] = [
    [text("fares.length"), formatLength(fare, text)],
    [text("fares.people"), formatTeam(people, text)],
    [text("planner.start"), nextStart],
  ];
  return {
    ...link,
    facts: facts.filter((fact): fact is [string, string] => fact[1] !== undefined),
    price: {
      basis: text(isFixed ? "planner.fixed" : "planner.ceiling"),
      amount: formatEuros(amount, language),
      note: isFixed ? undefined : text("planner.ceilingNote"),
    },
  };
}
