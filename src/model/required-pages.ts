import { type RequiredPage, rawSections } from "../content/raw-content";
import { PRIVACY_MESSAGES_ID, ROUTES } from "./views/routes";

const has =
  (type: string) =>
  ({ data }: { data: Record<string, unknown> }) =>
    rawSections(data).some((section) => section["type"] === type);

/** Vacancies have an application form if the site has a contact endpoint. */
const hasForm = (page: { kind: string; data: Record<string, unknown> }) =>
  page.kind === "vacancy" || has("contact-form")(page);

/** Pages that the code links to. The content check requires them (src/content/rules/required-pages.ts). */
export const REQUIRED_PAGES: readonly RequiredPage[] = [
  { route: ROUTES.home, because: "the sign of every page leads to it" },
  { route: ROUTES.notFound, because: "every address that is none shows it" },
  { route: ROUTES.error, because: "it is shown where the server fails" },
  { route: ROUTES.offline, because: "it is shown where there is no network" },
  { route: ROUTES.contact, because: "every page ends with a link to it" },
  { route: ROUTES.confirmation, isNeededBy: hasForm, because: "a form leads to it" },
  {
    route: ROUTES.privacy,
    part: PRIVACY_MESSAGES_ID,
    isNeededBy: has("contact-form"),
    because: "the contact form links to that part",
  },
  {
    route: ROUTES.privacyOfApplicants,
    isNeededBy: ({ kind }) => kind === "vacancy",
    because: "who applies is told of it",
  },
];
