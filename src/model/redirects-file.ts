/** `content/site/redirects.yml`: old addresses, and where they lead. */
import { z } from "zod";
import { group, list, route } from "../content/vocabulary";

const redirect = group(
  {
    from: z
      .string()
      .regex(/^\/(?:[\w.-]+\/)+$/u)
      .meta({
        nature: "data",
        sentence: "the old route, without language, written /old/",
        german: "die alte Adresse ohne Sprache, in der Form /old/",
      }),
    to: route("the new page", "die neue Seite"),
  },
  "a redirect with from and to",
  "eine Weiterleitung mit from und to",
);

export const redirects = list(redirect, 0, 500, "the redirects", "die Weiterleitungen");

export type Redirects = z.infer<typeof redirects>;
