import { z } from "zod";
import { group, id, inline, line, route } from "../../content/vocabulary";

/** A blue sign in the middle of a page. A page has one at most (src/model/sections.ts). */
export const fields = group({
  en: "a question with a button, telephone and e-mail",
  de: "eine Frage mit Knopf, Telefon und E-Mail",
  fields: {
    type: z.literal("call-to-action"),
    id: id(),
    heading: line({ length: [4, 60], en: "the question", de: "die Frage", hyphenate: "heading" }),
    text: inline({ en: "a sentence that says what happens then", de: "ein Satz, der sagt, was dann geschieht" }),
    route: route({ en: "the page behind the button", de: "die Seite hinter dem Knopf" }),
    label: line({ length: [4, 34], en: "what the button says", de: "was auf dem Knopf steht", hyphenate: "heading" }),
  },
});
