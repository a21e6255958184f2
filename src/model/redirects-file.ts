/** Declares `content/site/redirects.yml`: old paths and their targets. */
import { z } from "zod";
import { group, list, pattern, route } from "../content/vocabulary";

const redirect = group({
  en: "a redirect with from and to",
  de: "eine Weiterleitung mit from und to",
  fields: {
    from: pattern(/^\/(?:[\w.-]+\/)+$/u, {
      en: "the old route, without language, written /old/",
      de: "die alte Adresse ohne Sprache, in der Form /old/",
    }),
    to: route({ en: "the new page", de: "die neue Seite" }),
  },
});

const all = list(redirect, { count: [0, 500], en: "the redirects", de: "die Weiterleitungen" });
export const redirects = all.meta({ ...all.meta(), plural: { en: "Redirects", de: "Weiterleitungen" } });

export type Redirects = z.infer<typeof redirects>;
