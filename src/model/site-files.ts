/** The files under `content/site`: what the company is, and its lines. */
import { z } from "zod";
import { inEveryLanguage, LANGUAGES } from "../i18n/languages";
import { count, flag, group, line, list } from "../content/vocabulary";
import type { LineLetter } from "./views/line-letter";

/** Who has one e-mail address writes it once: texts may name the others all the same. */
export const INSTEAD_OF = { careerEmail: "email", pressEmail: "email", privacyEmail: "email" } as const;

/** A text in every language of the site. */
export const both = (max: number, sentence: string, german: string) =>
  group(
    inEveryLanguage(() => line(1, max, sentence, german)),
    `${sentence}, in ${LANGUAGES.join(" and ")}`,
    `${german}, auf ${LANGUAGES.join(" und ")}`,
  );

export const company = group(
  {
    name: line(2, 40, "the company's and the product's name", "der Name des Unternehmens und des Produkts"),
    legalName: line(2, 60, "the company's name in the register", "der Name des Unternehmens im Register"),
    siteUrl: line(
      10,
      80,
      "the site's address without a slash at its end",
      "die Adresse der Website ohne Schrägstrich am Ende",
    ),
    siteHost: line(4, 60, "the site's host name", "der Hostname der Website"),
    street: line(3, 60, "street and number", "Straße und Hausnummer"),
    postalCode: line(4, 10, "the postal code", "die Postleitzahl"),
    city: line(2, 40, "the city in German", "die Stadt auf Deutsch"),
    cityEnglish: line(2, 40, "the city in English", "die Stadt auf Englisch"),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/u)
      .meta({
        nature: "data",
        sentence: "the country by its two letters (ISO 3166-1), such as DE",
        german: "das Land mit seinen zwei Buchstaben (ISO 3166-1), etwa DE",
      }),
    phone: line(6, 30, "the telephone number as it is read", "die Telefonnummer, wie man sie liest"),
    phoneLink: line(
      6,
      20,
      "the telephone number as it is dialled: +49 (or another country's number) and digits only",
      "die Telefonnummer, wie man sie wählt: +49 (oder die Vorwahl eines anderen Landes) und nur Ziffern",
    ),
    email: line(6, 60, "the general e-mail address", "die allgemeine E-Mail-Adresse"),
    careerEmail: line(
      6,
      60,
      "the e-mail address for applications, where it is not the general one",
      "die E-Mail-Adresse für Bewerbungen, wo es nicht die allgemeine ist",
    ).optional(),
    pressEmail: line(
      6,
      60,
      "the e-mail address for the press, where it is not the general one",
      "die E-Mail-Adresse für die Presse, wo es nicht die allgemeine ist",
    ).optional(),
    privacyEmail: line(
      6,
      60,
      "the e-mail address for questions of privacy, where it is not the general one",
      "die E-Mail-Adresse für Fragen zum Datenschutz, wo es nicht die allgemeine ist",
    ).optional(),
    hours: both(80, "when the telephone is answered", "wann das Telefon besetzt ist"),
    manager: line(3, 60, "the managing director", "wer die Geschäfte führt"),
    registerCourt: line(
      3,
      60,
      "the register court, where the company stands in a register",
      "das Registergericht, wo das Unternehmen in einem Register steht",
    ).optional(),
    registerNumber: line(3, 30, "the number in that register", "die Nummer in diesem Register").optional(),
    vatId: line(
      3,
      20,
      "the VAT number, where there is one",
      "die Umsatzsteuer-Identifikationsnummer, wo es eine gibt",
    ).optional(),
    founded: count(1900, "the year of foundation", "das Gründungsjahr"),
    people: count(1, "how many people work here", "wie viele Menschen hier arbeiten"),
    sampleProjects: flag(
      "whether the projects are samples about firms that had no part in them",
      "ob die Projekte Muster über Firmen sind, die an ihnen nicht beteiligt waren",
    ).optional(),
    contactEndpoint: line(
      2,
      200,
      "where the contact form is sent to: an https address, or a path such as /api/contact",
      "wohin das Kontaktformular gesendet wird: eine https-Adresse oder ein Pfad wie /api/contact",
    ).optional(),
    contactFields: list(
      group(
        {
          name: line(1, 60, "the hidden field's name", "der Name des versteckten Felds"),
          value: line(1, 200, "what is sent in it, for everyone to see", "was darin gesendet wird, für alle sichtbar"),
        },
        "a hidden field with name and value",
        "ein verstecktes Feld mit Name und Wert",
      ),
      1,
      8,
      "the hidden fields that a form service asks for",
      "die versteckten Felder, die ein Formulardienst verlangt",
    ).optional(),
  },
  "the company file",
  "die Angaben zum Unternehmen",
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
    name: both(20, "the line's name", "der Name der Linie"),
    text: both(
      120,
      "what the line does, in a sentence without a full stop",
      "was die Linie tut, in einem Satz ohne Punkt",
    ),
    keywords: group(
      inEveryLanguage(() =>
        list(
          line(2, 30, "a word that somebody searches for", "ein Wort, nach dem jemand sucht"),
          1,
          20,
          "words for titles",
          "Wörter für Titel",
        ),
      ),
      `words of which the titles of its offers and projects hold one, in ${LANGUAGES.join(" and ")}`,
      `Wörter, von denen die Titel ihrer Angebote und Projekte eines enthalten, auf ${LANGUAGES.join(" und ")}`,
    ).optional(),
  },
  "a line with name and text",
  "eine Linie mit Name und Text",
);

const further = businessLine.optional();

export const lines = group(
  { A: businessLine, B: businessLine, C: further, D: further, E: further },
  "the lines, two to five",
  "die Linien, zwei bis fünf",
);

export type Company = z.infer<typeof company>;
/** By letter, those that the file has: no page names another (src/content/rules/names.ts). */
export type Lines = Readonly<Record<LineLetter, z.infer<typeof businessLine>>>;
