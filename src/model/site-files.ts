/** Declares the files in `content/site`: the company and its lines. */
import { z } from "zod";
import { inEveryLanguage, LANGUAGES } from "../i18n/languages";
import type { Sentence } from "../content/field-meta";
import { count, flag, group, line, list, pattern, WITHOUT_FULL_STOP } from "../content/vocabulary";
import type { LineLetter } from "./views/line-letter";

/** Facts that replace missing ones: a company with one e-mail address declares it once. */
export const FACT_FALLBACKS = {
  careerEmail: "email",
  pressEmail: "email",
  privacyEmail: "email",
  reportingPhone: "phone",
} as const;

export const localizedText = ({ max, form, en, de }: Sentence & { max: number; form?: RegExp }) =>
  group({
    en: `${en}, in ${LANGUAGES.join(" and ")}`,
    de: `${de}, auf ${LANGUAGES.join(" und ")}`,
    fields: inEveryLanguage(() => line({ length: [1, max], form, en, de })),
  });

const PHONE = /^\+?[\d(][\d ()/.–-]+\d$/u;
const EMAIL = /^[\w.+-]+@[^\s@]+\.[^\s@.]+$/u;

const mailbox = ({ en, de }: Sentence) =>
  line({
    length: [6, 60],
    form: EMAIL,
    en: `the e-mail address for ${en}, where it is not the general one`,
    de: `die E-Mail-Adresse für ${de}, wo es nicht die allgemeine ist`,
  }).optional();

export const company = group({
  en: "the company file",
  de: "die Angaben zum Unternehmen",
  plural: { en: "Company", de: "Unternehmen" },
  fields: {
    name: line({
      length: [2, 40],
      en: "the company's and the product's name",
      de: "der Name des Unternehmens und des Produkts",
    }),
    legalName: line({
      length: [2, 60],
      en: "the company's name in the register",
      de: "der Name des Unternehmens im Register",
    }),
    siteUrl: line({
      length: [10, 80],
      form: /^https?:\/\/[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d+)?$/u,
      en: "the site's address with https:// and without a slash at its end, such as https://www.example.com",
      de: "die Adresse der Website mit https:// und ohne Schrägstrich am Ende, etwa https://www.example.com",
    }),
    street: line({ length: [3, 60], en: "street and number", de: "Straße und Hausnummer" }),
    postalCode: line({ length: [4, 10], form: /^[A-Z\d][A-Z\d -]+$/u, en: "the postal code", de: "die Postleitzahl" }),
    city: line({ length: [2, 40], en: "the city in German", de: "die Stadt auf Deutsch" }),
    cityEnglish: line({ length: [2, 40], en: "the city in English", de: "die Stadt auf Englisch" }),
    country: pattern(/^[A-Z]{2}$/u, {
      en: "the country by its two letters (ISO 3166-1), such as DE",
      de: "das Land mit seinen zwei Buchstaben (ISO 3166-1), etwa DE",
    }),
    phone: line({
      length: [6, 30],
      form: PHONE,
      en: "the telephone number as it is read, such as +49 221 4710 400",
      de: "die Telefonnummer, wie man sie liest, etwa +49 221 4710 400",
    }),
    phoneLink: line({
      length: [6, 20],
      form: /^\+[1-9]\d+$/u,
      en: "the telephone number as it is dialled: +49 (or another country's number) and digits only",
      de: "die Telefonnummer, wie man sie wählt: +49 (oder die Vorwahl eines anderen Landes) und nur Ziffern",
    }),
    reportingPhone: line({
      length: [6, 30],
      form: PHONE,
      en: "the telephone number of the internal reporting office, which only that office answers (§ 16 HinSchG)",
      de: "die Telefonnummer der internen Meldestelle, an der nur diese sich meldet (§ 16 HinSchG)",
    }).optional(),
    email: line({
      length: [6, 60],
      form: EMAIL,
      en: "the general e-mail address",
      de: "die allgemeine E-Mail-Adresse",
    }),
    careerEmail: mailbox({ en: "applications", de: "Bewerbungen" }),
    pressEmail: mailbox({ en: "the press", de: "die Presse" }),
    privacyEmail: mailbox({ en: "questions of privacy", de: "Fragen zum Datenschutz" }),
    hours: localizedText({ max: 80, en: "when the telephone is answered", de: "wann das Telefon besetzt ist" }),
    manager: line({ length: [3, 60], en: "the managing director", de: "wer die Geschäfte führt" }),
    registerCourt: line({
      length: [3, 60],
      en: "the register court, if the company is in a register",
      de: "das Registergericht, wo das Unternehmen in einem Register steht",
    }).optional(),
    registerNumber: line({
      length: [3, 30],
      form: /^(?=.*\d)\S.*\S$/u,
      en: "the number in that register, such as HRB 12345",
      de: "die Nummer in diesem Register, etwa HRB 12345",
    }).optional(),
    vatId: line({
      length: [3, 20],
      form: /^[A-Z]{2,3}[A-Z\d.-]*\d[A-Z\d.-]*(?: [A-Z]+)?$/u,
      en: "the VAT number without blanks, where there is one, such as DE123456789",
      de: "die Umsatzsteuer-Identifikationsnummer ohne Leerzeichen, wo es eine gibt, etwa DE123456789",
    }).optional(),
    founded: count({ min: 1900, en: "the year of foundation", de: "das Gründungsjahr" }),
    people: count({ en: "how many people work here", de: "wie viele Menschen hier arbeiten" }),
    sampleProjects: flag({
      en: "whether the projects are samples about firms that had no part in them",
      de: "ob die Projekte Muster über Firmen sind, die an ihnen nicht beteiligt waren",
    }).optional(),
    contactEndpoint: line({
      length: [2, 200],
      form: /^(?:https:\/\/|\/(?!\/))\S+$/u,
      en: "where the contact form is sent to: an https address, or a path such as /api/contact",
      de: "wohin das Kontaktformular gesendet wird: eine https-Adresse oder ein Pfad wie /api/contact",
    }).optional(),
    contactFields: list(
      group({
        en: "a hidden field with name and value",
        de: "ein verstecktes Feld mit Name und Wert",
        fields: {
          name: line({ length: [1, 60], en: "the hidden field's name", de: "der Name des versteckten Felds" }),
          value: line({
            length: [1, 200],
            en: "what is sent in it, for everyone to see",
            de: "was darin gesendet wird, für alle sichtbar",
          }),
        },
      }),
      {
        count: [1, 8],
        en: "the hidden fields that a form service asks for",
        de: "die versteckten Felder, die ein Formulardienst verlangt",
      },
    ).optional(),
  },
}).superRefine(courtWithNumber);

/** Requires court and number of a register entry together (§ 5 DDG). */
function courtWithNumber(
  { registerCourt, registerNumber }: { registerCourt?: string | undefined; registerNumber?: string | undefined },
  context: z.RefinementCtx,
): void {
  if ((registerCourt === undefined) === (registerNumber === undefined)) return;
  const missing = registerCourt === undefined ? "registerCourt" : "registerNumber";
  context.addIssue({ code: "custom", path: [missing], message: "is missing beside the other one of the two" });
}

const businessLine = group({
  en: "a line with name and text",
  de: "eine Linie mit Name und Text",
  fields: {
    name: localizedText({ max: 20, en: "the line's name", de: "der Name der Linie" }),
    text: localizedText({
      max: 120,
      form: WITHOUT_FULL_STOP,
      en: "what the line does, in a sentence without a full stop",
      de: "was die Linie tut, in einem Satz ohne Punkt",
    }),
  },
});

const further = businessLine.optional();

export const lines = group({
  en: "the lines, two to five",
  de: "die Linien, zwei bis fünf",
  plural: { en: "Lines", de: "Linien" },
  fields: { A: businessLine, B: businessLine, C: further, D: further, E: further },
});

export type Company = z.infer<typeof company>;
/** Lines of the file by letter. Pages name only these (src/content/rules/names.ts). */
export type Lines = Readonly<Record<LineLetter, z.infer<typeof businessLine>>>;
