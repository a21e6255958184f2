/** Pages that the site leads to by itself, whatever its content says (landmarks.ts). */
export const ROUTES = {
  contact: "/contact/",
  confirmation: "/contactConfirmation/",
  privacy: "/privacy-policy/",
  privacyOfApplicants: "/privacy-policy-applicants/",
  vacancies: "/career/",
  newsroom: "/newsroom/",
  fairs: "/fair/",
  services: "/services/",
} as const;

/** The folder of news articles, which has no page of its own. */
export const ARTICLES = "/news/";

/** The part of the privacy policy that is about messages. */
export const PRIVACY_OF_MESSAGES = "contact";

/** Parts of the page of services, where it lists them by line. */
export const LINE_PARTS = ["line-a", "line-b", "line-c", "line-d", "line-e"] as const;
