/** Texts of the service's mails and pages, in the languages of the site. */
import type { FieldName, FormName, Topic } from "../src/contact/form-fields";
import type { ProblemCode } from "../src/contact/validate";

/** Failures that no field explains. */
export type ServiceFailure = "rateLimited" | "broken" | "honeypot" | "tooLarge" | "notAForm" | "other";

export interface Texts {
  /** Labels of fields, in a mail and on a page. */
  fields: Record<FieldName, string>;
  topics: Record<Topic, string>;
  /** The first word of a mail's subject, by form. */
  subjects: Record<FormName, string>;
  /** The last line of a mail. */
  sentFrom(site: string, arrived: string): string;
  /** The title of every page. */
  notArrived: string;
  problems: Record<ProblemCode, string>;
  failures: Record<ServiceFailure, string>;
  goBack: string;
}

const de: Texts = {
  fields: {
    position: "Stelle",
    name: "Name",
    email: "E-Mail",
    company: "Unternehmen",
    telephone: "Telefon",
    link: "Link",
    topic: "Thema",
    message: "Nachricht",
    consent: "Einwilligung",
  },
  topics: { project: "Projekt", product: "Produkt", career: "Karriere", press: "Presse", other: "Sonstiges" },
  subjects: { contact: "Kontaktformular", application: "Bewerbung" },
  sentFrom: (site, arrived) => `Gesendet über das Formular von ${site}, deutsche Seite, am ${arrived}.`,
  notArrived: "Die Nachricht ist nicht angekommen",
  problems: {
    missing: "Diese Angabe fehlt.",
    short: "Das ist zu kurz.",
    long: "Das ist zu lang.",
    "no-at": "In der Adresse fehlen das @ und der Teil dahinter.",
    "no-domain": "In der Adresse ist der Teil hinter dem @ unvollständig.",
    invalid: "Die Adresse ist unvollständig oder enthält ein Zeichen zu viel.",
    rejected: "Diese Angabe wurde nicht angenommen.",
  },
  failures: {
    rateLimited: "Gerade kommen zu viele Nachrichten an. Bitte warten Sie einige Minuten.",
    broken: "Auf unserer Seite ist ein Fehler aufgetreten. Sie haben nichts falsch gemacht.",
    honeypot:
      "Ein Feld, das leer bleiben muss, war ausgefüllt. Bitte leeren Sie es, oder schreiben Sie uns eine E-Mail.",
    tooLarge: "Die Nachricht ist zu lang.",
    notAForm: "Hier werden nur Nachrichten aus den Formularen der Website angenommen.",
    other: "Die Anfrage wurde nicht verstanden.",
  },
  goBack: "Gehen Sie im Browser zurück: Was Sie geschrieben haben, steht noch da.",
};

const en: Texts = {
  fields: {
    position: "Position",
    name: "Name",
    email: "E-mail",
    company: "Company",
    telephone: "Telephone",
    link: "Link",
    topic: "Topic",
    message: "Message",
    consent: "Consent",
  },
  topics: { project: "Project", product: "Product", career: "Career", press: "Press", other: "Other" },
  subjects: { contact: "Contact form", application: "Application" },
  sentFrom: (site, arrived) => `Sent by the form of ${site}, English page, on ${arrived}.`,
  notArrived: "The message has not arrived",
  problems: {
    missing: "This is missing.",
    short: "This is too short.",
    long: "This is too long.",
    "no-at": "The address lacks the @ and the part after it.",
    "no-domain": "The part of the address after the @ is incomplete.",
    invalid: "The address is incomplete or has a character too many.",
    rejected: "This entry was not accepted.",
  },
  failures: {
    rateLimited: "Too many messages are arriving at once. Please wait a few minutes.",
    broken: "Something went wrong at our end. You did nothing wrong.",
    honeypot: "A field that has to stay empty was filled in. Please clear it, or write us an e-mail.",
    tooLarge: "The message is too long.",
    notAForm: "Only messages from the site’s forms are accepted here.",
    other: "The request was not understood.",
  },
  goBack: "Go back in your browser: what you wrote is still there.",
};

export const TEXTS = { de, en };

export type Language = keyof typeof TEXTS;

/** Returns the first language of a form's `lang` or of an Accept-Language header, if it is German, or else English. */
export function languageOf(value: string | null | undefined): Language {
  return /^de\b/iu.test(value ?? "") ? "de" : "en";
}
