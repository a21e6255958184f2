import type { Landmark } from "../content/draft";
import { isRecord } from "../content/fields";
import { LINE_PARTS, PRIVACY_OF_MESSAGES, ROUTES } from "../view/routes";

const has =
  (type: string) =>
  ({ data }: { data: Record<string, unknown> }) =>
    Array.isArray(data["sections"]) &&
    (data["sections"] as unknown[]).some((section) => isRecord(section) && section["type"] === type);

/**
 * Where one is needed and missing, the content check says so (src/content/rules/landmarks.ts). Without a newsroom or a page of fairs, articles and fairs hang below home.
 */
export const LANDMARKS: readonly Landmark[] = [
  { route: ROUTES.contact, isNeededBy: () => true, because: "every page ends with a link to it" },
  { route: ROUTES.confirmation, isNeededBy: has("contact-form"), because: "the contact form leads to it" },
  {
    route: ROUTES.privacy,
    parts: [PRIVACY_OF_MESSAGES],
    isNeededBy: has("contact-form"),
    because: "the contact form links to it",
  },
  { route: ROUTES.vacancies, isNeededBy: has("departures"), because: "the board of departures links to it" },
  {
    route: ROUTES.services,
    parts: LINE_PARTS,
    isNeededBy: has("hero-lines"),
    because: "the lines of the sign lead to it",
  },
  { route: ROUTES.services, isNeededBy: has("line-map"), because: "the map of lines leads to it" },
  {
    route: ROUTES.privacyOfApplicants,
    isNeededBy: ({ kind }) => kind === "vacancy",
    because: "who applies is told of it",
  },
];
