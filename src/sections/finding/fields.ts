import { fact } from "../../content/shared-fields";
import { choice, flag, group, inline, line, list, section, WITHOUT_FULL_STOP } from "../../content/vocabulary";
import { program } from "../code/fields";

const part = group({
  en: "a part with as and text",
  de: "ein Teil mit as und text",
  fields: {
    as: choice(["text", "button"], { en: "what the part is", de: "was der Teil ist" }),
    text: line({ length: [1, 80], en: "its content", de: "was darin steht" }),
    focused: flag({ en: "whether the focus is on it", de: "ob der Fokus darauf steht" }).optional(),
  },
});

const state = group({
  en: "a state with label, parts and text",
  de: "ein Zustand mit Name, Teilen und Text",
  fields: {
    label: line({ length: [2, 24], en: "the state's name, such as Found", de: "der Name des Zustands, etwa Gefunden" }),
    parts: list(part, {
      count: [1, 6],
      en: "the fragment, from top to bottom; buttons stand side by side",
      de: "der Ausschnitt, von oben nach unten; Knöpfe stehen nebeneinander",
    }),
    text: inline({ en: "what is wrong, or what is right now", de: "was falsch ist, oder was jetzt stimmt" }),
  },
});

export const fields = section("finding", {
  en: "an audit's finding before and after, with what puts it right",
  de: "der Befund einer Prüfung vorher und nachher, und was ihn behebt",
  fields: {
    name: line({
      length: [8, 90],
      form: WITHOUT_FULL_STOP,
      en: "the finding, in a sentence without a full stop",
      de: "der Befund, in einem Satz ohne Punkt",
    }),
    facts: list(fact, {
      count: [2, 5],
      en: "the criterion with its number, shown large, then whom it shuts out, its rank, its effort",
      de: "das Kriterium mit seiner Nummer, die groß steht, dann wen er ausschließt, sein Rang, sein Aufwand",
    }),
    found: state,
    fixed: state,
    remedy: group({
      en: "what puts it right, with language and code",
      de: "was ihn behebt, mit Sprache und Programmtext",
      fields: program(320),
    }),
  },
});
