/** Views of planners: name, question, length and fare of each page that a ticket links to. */
import { declaredFacts } from "../../model/facts";
import { formatEuros } from "../../i18n/euros";
import type { Language } from "../../i18n/languages";
import type { FormatMessage } from "../../i18n/messages";
import { sectionsOf } from "../../model/kinds";
import type { PageView } from "../../model/page-view";
import type { SectionContent } from "../../model/sections";
import { computeFare } from "../fares";
import type { Site, SitePage } from "../site";
import type { GatesView, PlannerView, TicketOffer } from "../../model/views/planner";
import { ROUTES } from "../../model/views/routes";
import { createFormatMessage } from "../format-message";

type Planner = Extract<SectionContent, { type: "planner" }>;

/** Creates the planners of a page by section id. The home page has the planner of the services page, reduced to gates. */
export function createPlannerViews(site: Site, page: SitePage): Pick<PageView, "planners" | "gates"> {
  const { language } = page;
  const views = findPlanners(page).map((planner) => [planner.id, createPlannerView(site, language, planner)] as const);
  if (views.length > 0) return { planners: Object.fromEntries(views) };
  if (sectionsOf(page.content)[0]?.type !== "hero-lines") return {};
  const [gates] = findPlanners(site.find(language, ROUTES.services));
  return gates ? { gates: createGatesView(gates, createPlannerView(site, language, gates)) } : {};
}

function findPlanners(page: SitePage | undefined): Planner[] {
  return page ? sectionsOf(page.content).filter((section) => section.type === "planner") : [];
}

/** Reduces a planner for the home page, whose tickets have name, length and fare alone. */
function createGatesView({ from, to }: Planner, view: PlannerView): GatesView {
  return {
    ...view,
    questions: { from, to },
    offers: view.offers.map(({ question: _question, reply: _reply, ...offer }) => offer),
    projects: [],
  };
}

function createPlannerView(site: Site, language: Language, { from, to, tickets }: Planner): PlannerView {
  const findPages = (key: "route" | "project") => {
    const routes = new Set(tickets.flatMap((ticket) => ticket[key] ?? []));
    return [...routes].flatMap((route) => site.find(language, route) ?? []);
  };
  const [offers, projects] = [findPages("route"), findPages("project")];
  const indexIn = (pages: readonly SitePage[], route?: string) => pages.findIndex((page) => page.route === route);
  const createTicket = (start: string, end: string): PlannerView["tickets"][number][number] => {
    const ticket = tickets.find((each) => each.from === start && each.to === end);
    const [offer, project] = [indexIn(offers, ticket?.route), indexIn(projects, ticket?.project)];
    return project < 0 ? [offer] : [offer, project];
  };
  const text = createFormatMessage(language);
  return {
    offers: offers.map((page) => createOffer(site, page, text)),
    projects: projects.map(({ path, label, content }) => ({
      path,
      label,
      ...("code" in content && content.code ? { code: content.code } : {}),
    })),
    tickets: from.answers.map((start) => to.answers.map((end) => createTicket(start.name, end.name))),
    contact: site.find(language, ROUTES.contact)?.path ?? ROUTES.contact,
    words: {
      length: text("fare.length"),
      fare: text("planner.fare"),
      project: text("planner.project"),
      reply: text("planner.reply"),
      address: text("planner.address"),
      blank: text("planner.blank"),
      all: text("planner.all"),
    },
  };
}

function createOffer(site: Site, page: SitePage, text: FormatMessage): TicketOffer {
  const { content, path, label, language } = page;
  const line = "line" in content ? content.line : undefined;
  const { replyTime } = declaredFacts(site.facts, language);
  const team = line && text("planner.team", { line: site.lines[line].name[language] });
  const reply = [team, replyTime].filter(Boolean).join(", ");
  return {
    path,
    label,
    ...(line ? { line } : {}),
    ...("question" in content ? { question: content.question } : {}),
    ...createOfferFare(site, page, text),
    ...(reply ? { reply } : {}),
  };
}

function createOfferFare(site: Site, page: SitePage, text: FormatMessage): Pick<TicketOffer, "length" | "fare"> {
  const fare = computeFare(site, page);
  if (!fare) return {};
  const { language } = page;
  const { sectionLength } = declaredFacts(site.facts, language);
  const price = text(fare.basis === "fixed" ? "fare.rowFixed" : "fare.rowCeiling", {
    price: formatEuros(fare.amount, language),
  });
  const sections = fare.sections && text("fare.sections", { count: fare.sections.count });
  const counted = sections && sectionLength ? text("planner.each", { sections, length: sectionLength }) : sections;
  const length = fare.length ?? counted;
  return { ...(length === undefined ? {} : { length }), fare: text("planner.net", { price }) };
}
