/** The files under `content/site`: what the company is, its lines, its menus, its redirects. */
import { z } from "zod";
import { inEveryLanguage, LANGUAGES } from "../languages/languages";
import { count, flag, group, line, lineLetter, list, route } from "../content/vocabulary";
import type { LineLetter } from "../view/line-letter";

/** Who has one e-mail address writes it once: texts may name the others all the same. */
export const INSTEAD_OF = { careerEmail: "email", pressEmail: "email", privacyEmail: "email" } as const;

/** A text in every language of the site. */
const both = (max: number, sentence: string) =>
  group(
    inEveryLanguage(() => line(1, max, sentence)),
    `${sentence}, in ${LANGUAGES.join(" and ")}`,
  );

export const company = group(
  {
    name: line(2, 40, "the company's and the product's name"),
    legalName: line(2, 60, "the company's name in the register"),
    siteUrl: line(10, 80, "the site's address without a slash at its end"),
    siteHost: line(4, 60, "the site's host name"),
    street: line(3, 60, "street and number"),
    postalCode: line(4, 10, "the postal code"),
    city: line(2, 40, "the city in German"),
    cityEnglish: line(2, 40, "the city in English"),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/u)
      .meta({ nature: "data", sentence: "the country by its two letters (ISO 3166-1), such as DE" }),
    phone: line(6, 30, "the telephone number as it is read"),
    phoneLink: line(6, 20, "the telephone number as it is dialled: +49 (or another country's number) and digits only"),
    email: line(6, 60, "the general e-mail address"),
    careerEmail: line(6, 60, "the e-mail address for applications, where it is not the general one").optional(),
    pressEmail: line(6, 60, "the e-mail address for the press, where it is not the general one").optional(),
    privacyEmail: line(
      6,
      60,
      "the e-mail address for questions of privacy, where it is not the general one",
    ).optional(),
    hours: both(80, "when the telephone is answered"),
    manager: line(3, 60, "the managing director"),
    registerCourt: line(3, 60, "the register court, where the company stands in a register").optional(),
    registerNumber: line(3, 30, "the number in that register").optional(),
    vatId: line(3, 20, "the VAT number, where there is one").optional(),
    founded: count(1900, "the year of foundation"),
    people: count(1, "how many people work here"),
    sampleProjects: flag("whether the projects are samples about firms that had no part in them").optional(),
    contactEndpoint: line(
      2,
      200,
      "where the contact form is sent to: an https address, or a path such as /api/contact",
    ).optional(),
    contactFields: list(
      group(
        {
          name: line(1, 60, "the hidden field's name"),
          value: line(1, 200, "what is sent in it, for everyone to see"),
        },
        "a hidden field with name and value",
      ),
      1,
      8,
      "the hidden fields that a form service asks for",
    ).optional(),
  },
  "the company file",
).superRefine(courtWithNumber);

/** An entry in a register is named by its court and its number (§ 5 DDG). */
function courtWithNumber(
  { registerCourt, registerNumber }: { registerCourt?: string | undefined; registerNumber?: string | undefined },
  context: z.RefinementCtx,
): void {
  if ((registerCourt === undefined) === (registerNumber === undefined)) return;
  const missing = registerCourt === undefined ? "registerCourt" : "registerNumber";
  context.addIssue({ code: "custom", path: [missing], message: "is missing beside the other one of the two" });
}

const businessLine = group(
  {
    name: both(20, "the line's name"),
    text: both(120, "what the line does, in a sentence without a full stop"),
    keywords: group(
      inEveryLanguage(() => list(line(2, 30, "a word that somebody searches for"), 1, 20, "words for titles")),
      `words of which the titles of its offers and projects hold one, in ${LANGUAGES.join(" and ")}`,
    ).optional(),
  },
  "a line with name and text",
);

const further = businessLine.optional();

export const lines = group(
  { A: businessLine, B: businessLine, C: further, D: further, E: further },
  "the lines, two to five",
);

const routes = list(route("a menu entry"), 1, 12, "the menu's entries, by route");

const mainItem = group(
  {
    route: route("the page, for an entry without a menu of its own").optional(),
    label: both(24, "the entry's name"),
    lines: list(
      group({ line: lineLetter(), routes }, "a column with line and routes"),
      1,
      5,
      "columns by line",
    ).optional(),
    routes: routes.optional(),
  },
  "an entry with label, and with route, routes or lines",
);

export const navigation = group(
  {
    main: list(mainItem, 2, 7, "the main menu"),
    footer: list(
      group({ heading: both(30, "the group's heading"), routes }, "a group with heading and routes"),
      1,
      4,
      "the footer's groups",
    ),
    legal: routes,
  },
  "the menus",
);

const redirect = group(
  {
    from: z
      .string()
      .regex(/^\/(?:[\w.-]+\/)+$/u)
      .meta({ nature: "data", sentence: "the old route, without language, written /old/" }),
    to: route("the new page"),
  },
  "a redirect with from and to",
);

export const redirects = list(redirect, 0, 500, "the redirects");

export type Company = z.infer<typeof company>;
/** By letter, those that the file has: no page names another (src/content/rules/names.ts). */
export type Lines = Readonly<Record<LineLetter, z.infer<typeof businessLine>>>;
export type Navigation = z.infer<typeof navigation>;
export type Redirects = z.infer<typeof redirects>;
