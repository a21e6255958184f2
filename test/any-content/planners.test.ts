/** Whatever a visitor answers, the ticket leads to something that the site offers, with its price. */
import { fareOf } from "../../src/site/fares";
import { LANGUAGES } from "../../src/i18n/languages";
import { sectionsOf } from "../../src/model/kinds";
import { realSite } from "../real-content";

const OFFERS = ["service", "solution", "product"];

describe.each(LANGUAGES)("every ticket of a planner in %s", (language) => {
  const site = realSite();
  const pages = site.pages.filter((page) => page.language === language);
  const tickets = pages.flatMap(({ path, content }) =>
    sectionsOf(content).flatMap((section) =>
      (section.type === "planner" ? section.tickets : []).map((ticket) => ({ path, ...ticket })),
    ),
  );

  it("is for something that is offered, is listed, and says what it costs", () => {
    const wrong = tickets.filter(({ route }) => {
      const offer = site.find(language, route);
      return !offer || !OFFERS.includes(offer.kind) || !offer.isListed || !fareOf(site, offer);
    });
    expect(wrong).toEqual([]);
  });

  it("names a project that is listed, where it names one", () => {
    const wrong = tickets.filter(({ project }) => {
      const page = project === undefined ? undefined : site.find(language, project);
      return project !== undefined && !(page?.kind === "case-study" && page.isListed);
    });
    expect(wrong).toEqual([]);
  });
});
