import { anchorIds } from "../../content/check/anchor-ids";
import { fileProblem } from "../../content/problem";
import type { RawContent, RawPage, Rule } from "../../content/raw-content";
import { findPage, isPublished, rawSections } from "../../content/raw-content";
import { type Language, LANGUAGES } from "../../i18n/languages";
import { PRIVACY_MESSAGES_ID, ROUTES } from "../views/routes";

interface RequiredPage {
  route: string;
  /** The id that is linked to. */
  part?: string;
  /** Checks whether a page links to it. If left out, every site needs the page. */
  isNeededBy?(page: RawPage): boolean;
  /** The second half of the sentence that reports it missing. */
  because: string;
}

const hasContactForm = ({ data }: RawPage) => rawSections(data).some(({ type }) => type === "contact-form");
const isVacancy = ({ kind }: RawPage) => kind === "vacancy";

const PAGES: readonly RequiredPage[] = [
  { route: ROUTES.home, because: "the sign of every page leads to it" },
  { route: ROUTES.notFound, because: "every address that is none shows it" },
  { route: ROUTES.error, because: "it is shown where the server fails" },
  { route: ROUTES.offline, because: "it is shown where there is no network" },
  { route: ROUTES.contact, because: "every page ends with a link to it" },
  {
    route: ROUTES.confirmation,
    // Vacancies have an application form if the site has a contact endpoint.
    isNeededBy: (page) => isVacancy(page) || hasContactForm(page),
    because: "a form leads to it",
  },
  {
    route: ROUTES.privacy,
    part: PRIVACY_MESSAGES_ID,
    isNeededBy: hasContactForm,
    because: "the contact form links to that part",
  },
  { route: ROUTES.privacyOfApplicants, isNeededBy: isVacancy, because: "who applies is told of it" },
];

/** Requires the pages that the site's own code links to, in both languages. */
export const requiredPagesRule: Rule = {
  site: (content) =>
    PAGES.flatMap((required) =>
      LANGUAGES.flatMap((language) => {
        const { isNeededBy, because, route } = required;
        const own = content.pages.filter(
          (page) => page.language === language && content.model.isExample?.(page) !== true,
        );
        const page = own.find((each) => isNeededBy?.(each));
        const lack = (page || !isNeededBy) && findLack(content, required, language);
        if (!lack) return [];
        const [what, remedy] = lack;
        const problem = `${what}, and ${because}${page ? ` (${page.file.path})` : ""}`;
        return [fileProblem(`content/pages${route}index.${language}.md`, problem, remedy, "page")];
      }),
    ),
};

function findLack(
  content: RawContent,
  { route, part, isNeededBy }: RequiredPage,
  language: Language,
): [what: string, remedy: string] | undefined {
  const page = findPage(content, route, language);
  const remedy = isNeededBy ? "write the page, or take out what needs it" : "write the page";
  if (!page) return ["is missing", remedy];
  if (!isPublished(page, content.today)) return ["is not published", remedy];
  if (part === undefined || anchorIds(content, page).includes(part)) return undefined;
  return [`has no part #${part}`, `end the heading that it should lead to with {#${part}}`];
}
