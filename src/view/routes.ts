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
