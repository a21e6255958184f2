/** The texts of a planner's tickets: name, question, length and fare of each page that a ticket leads to. */
import { declaredFacts } from "../../model/facts";
import { euros } from "../../i18n/euros";
import type { Language } from "../../i18n/languages";
import type { FormatMessage } from "../../i18n/messages";
import { sectionsOf } from "../../model/kinds";
import type { PageView } from "../../model/page-view";
import type { Section } from "../../model/sections";
import { fareOf } from "../fares";
import type { Site, SitePage } from "../site";
import type { GatesView, PlannerView, TicketOffer } from "../../model/views/planner";
import { ROUTES } from "../../model/views/routes";
import { createFormatMessage } from "../text-in";

type Planner = Extract<Section, { type: "planner" }>;

/** @returns the page's planners with their tickets; a sign on a page without one has the planner of the list of services */
export function plannersOn(site: Site, page: SitePage): Pick<PageView, "planners" | "gates"> {
  const { language } = page;
  const views = plannersIn(page).map((planner) => [planner.id, plannerView(site, language, planner)] as const);
  if (views.length > 0) return { planners: Object.fromEntries(views) };
  if (sectionsOf(page.content)[0]?.type !== "hero-lines") return {};
  const [gates] = plannersIn(site.find(language, ROUTES.services));
  return gates ? { gates: gatesView(gates, plannerView(site, language, gates)) } : {};
}

function plannersIn(page: SitePage | undefined): Planner[] {
  return page ? sectionsOf(page.content).filter((section) => section.type === "planner") : [];
}

/** The home page has room for what a ticket is for, how long it takes and what it costs; the page behind it says the rest. */
function gatesView({ from, to }: Planner, view: PlannerView): GatesView {
  return {
    ...view,
    questions: { from, to },
    offers: view.offers.map(({ question: _question, reply: _reply, ...offer }) => offer),
    projects: [],
  };
}

function plannerView(site: Site, language: Language, { from, to, tickets }: Planner): PlannerView {
  const pages = (key: "route" | "project") => {
    const routes = new Set(tickets.flatMap((ticket) => ticket[key] ?? []));
    return [...routes].flatMap((route) => site.find(language, route) ?? []);
  };
  const [offers, projects] = [pages("route"), pages("project")];
  const placeOf = (all: readonly SitePage[], route?: string) => all.findIndex((page) => page.route === route);
  const ticketFor = (start: string, end: string): PlannerView["tickets"][number][number] => {
    const ticket = tickets.find((each) => each.from === start && each.to === end);
    const [offer, project] = [placeOf(offers, ticket?.route), placeOf(projects, ticket?.project)];
    return project < 0 ? [offer] : [offer, project];
  };
  const say = createFormatMessage(language);
  return {
    offers: offers.map((page) => offerOf(site, page, say)),
    projects: projects.map(({ path, label, content }) => ({ path, label, ...only("code" in content && content.code) })),
    tickets: from.answers.map((start) => to.answers.map((end) => ticketFor(start.name, end.name))),
    contact: site.find(language, ROUTES.contact)?.path ?? ROUTES.contact,
    words: {
      length: say("fare.length"),
      fare: say("planner.fare"),
      project: say("planner.project"),
      reply: say("planner.reply"),
      address: say("planner.address"),
      blank: say("planner.blank"),
      all: say("planner.all"),
    },
  };
}

const only = (code: string | false | undefined) => (code ? { code } : {});

function offerOf(site: Site, page: SitePage, say: FormatMessage): TicketOffer {
  const { content, path, label, language } = page;
  const line = "line" in content ? content.line : undefined;
  const { replyTime } = declaredFacts(site.facts, language);
  const team = line && say("planner.team", { line: site.lines[line].name[language] });
  const reply = [team, replyTime].filter(Boolean).join(", ");
  return {
    path,
    label,
    ...(line ? { line } : {}),
    ...("question" in content ? { question: content.question } : {}),
    ...fareIn(site, page, say),
    ...(reply ? { reply } : {}),
  };
}

function fareIn(site: Site, page: SitePage, say: FormatMessage): Pick<TicketOffer, "length" | "fare"> {
  const fare = fareOf(site, page);
  if (!fare) return {};
  const { language } = page;
  const { sectionLength } = declaredFacts(site.facts, language);
  const price = say(fare.basis === "fixed" ? "fare.rowFixed" : "fare.rowCeiling", {
    price: euros(fare.amount, language),
  });
  const sections = fare.sections && say("fare.sections", { count: fare.sections.count });
  const counted = sections && sectionLength ? say("planner.each", { sections, length: sectionLength }) : sections;
  const length = fare.length ?? counted;
  return { ...(length === undefined ? {} : { length }), fare: say("planner.net", { price }) };
}
