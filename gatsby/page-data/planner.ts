/** The texts of a planner's tickets: name, question, length and fare of each page that a ticket leads to. */
import { declaredFacts } from "../../src/content/facts";
import { euros } from "../../src/i18n/euros";
import type { Language } from "../../src/i18n/languages";
import type { TextOf } from "../../src/i18n/messages";
import { sectionsOf } from "../../src/model/kinds";
import type { PageView } from "../../src/model/page-view";
import type { Section } from "../../src/model/sections";
import { fareOf } from "../../src/site/fares";
import type { Site, SitePage } from "../../src/site/site";
import type { PlannerView, TicketOffer } from "../../src/model/views/planner";
import { ROUTES } from "../../src/model/views/routes";
import { textIn } from "./text-in";

type Planner = Extract<Section, { type: "planner" }>;

/** @returns the view, with the texts of its planners' tickets */
export function withPlanners(site: Site, view: PageView): PageView {
  const page = site.find(view.language, view.route);
  const planners = page ? sectionsOf(page.content).filter((section) => section.type === "planner") : [];
  if (planners.length === 0) return view;
  const views = planners.map((planner) => [planner.id, plannerView(site, view.language, planner)] as const);
  return { ...view, planners: Object.fromEntries(views) };
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
  const say = textIn(language);
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

function offerOf(site: Site, page: SitePage, say: TextOf): TicketOffer {
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

function fareIn(site: Site, page: SitePage, say: TextOf): Pick<TicketOffer, "length" | "fare"> {
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
