import { OFFLINE_ROUTE } from "./error-pages";

/** Pages that the site leads to by itself, whatever its content says (landmarks.ts). */
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

/** The folder of news articles, which has no page of its own. */
export const ARTICLES = "/news/";

/** The part of the privacy policy that is about messages. */
export const PRIVACY_OF_MESSAGES = "contact";

/** The part of a vacancy by which people apply: the form, or how to do so by e-mail. */
export const APPLY = "apply";
