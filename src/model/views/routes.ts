import { OFFLINE_ROUTE } from "./error-pages";

/** Pages that the code links to (src/model/rules/required-pages.ts). */
export const ROUTES = {
  home: "/",
  contact: "/contact/",
  confirmation: "/contactConfirmation/",
  privacy: "/privacy-policy/",
  privacyOfApplicants: "/privacy-policy-applicants/",
  vacancies: "/career/",
  newsroom: "/newsroom/",
  fairs: "/fair/",
  services: "/services/",
  fares: "/fares/",
  notFound: "/404/",
  error: "/500/",
  offline: OFFLINE_ROUTE,
} as const;

/** The folder of articles, without a page of its own. */
export const ARTICLES_FOLDER = "/news/";

/** The id of the privacy policy's part about messages. */
export const PRIVACY_MESSAGES_ID = "contact";

/** The id of a vacancy's part with the application form, or the instructions by e-mail. */
export const APPLY_ID = "apply";
