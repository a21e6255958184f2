/** Words for articles that nobody reads: sentences that say the same in every language, made of parts that fit together. */
import type { Language } from "../../src/i18n/languages";

const SUBJECTS: Record<Language, readonly string[]> = {
  de: [
    "Die Schnittstelle",
    "Das Team",
    "Der Prüfstand",
    "Die Oberfläche",
    "Das Datenmodell",
    "Die Übersetzung",
    "Der Katalog",
  ],
  en: [
    "The interface",
    "The team",
    "The test rig",
    "The surface",
    "The data model",
    "The translation",
    "The catalogue",
  ],
};

const PREDICATES: Record<Language, readonly string[]> = {
  de: [
    "trägt die Preise",
    "ersetzt drei Listen",
    "kennt jede Ausnahme",
    "verbindet beide Häuser",
    "meldet den Fehler",
    "ordnet die Reisen",
  ],
  en: [
    "carries the prices",
    "replaces three lists",
    "knows every exception",
    "connects both houses",
    "reports the fault",
    "sorts the journeys",
  ],
};

const ENDINGS: Record<Language, readonly string[]> = {
  de: [
    "ohne einen zweiten Lauf",
    "vor der ersten Buchung",
    "in weniger als einer Minute",
    "für alle Beteiligten",
    "nach dem Umbau im Frühjahr",
  ],
  en: [
    "without a second run",
    "before the first booking",
    "in less than a minute",
    "for everybody involved",
    "after the rebuilding in spring",
  ],
};

const PARTS = [SUBJECTS, PREDICATES, ENDINGS];

/** Park and Miller's minimal standard generator (Communications of the ACM 31, 1988): the same seed gives the same words. */
const [FACTOR, MODULUS] = [48_271, 2 ** 31 - 1];

export class Words {
  private state: number;

  /** @param seed a whole number from 1; two languages with one seed say the same */
  constructor(
    private readonly language: Language,
    seed: number,
  ) {
    this.state = (seed * FACTOR) % MODULUS;
  }

  sentence(): string {
    return `${PARTS.map((part) => this.oneOf(part[this.language])).join(" ")}.`;
  }

  paragraph(sentences: number): string {
    return Array.from({ length: sentences }, () => this.sentence()).join(" ");
  }

  /** @returns a list in markdown. */
  list(items: number): string {
    return Array.from({ length: items }, () => `- ${this.sentence()}`).join("\n");
  }

  /** @returns a few words that can stand as a heading. */
  heading(): string {
    return `${this.oneOf(SUBJECTS[this.language])} ${this.oneOf(PREDICATES[this.language])}`;
  }

  private oneOf(words: readonly string[]): string {
    this.state = (this.state * FACTOR) % MODULUS;
    return words[this.state % words.length] ?? "";
  }
}
