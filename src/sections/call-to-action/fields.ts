import { z } from "zod";
import { group, id, inline, large, line, route } from "../../content/vocabulary";

/** A blue sign in the middle of a page: the line runs on below it. A page has one at most (design, 5: one button). */
export const fields = group(
  {
    type: z.literal("call-to-action"),
    id: id(),
    heading: line(4, 60, "the question", "die Frage"),
    text: inline("a sentence that says what happens then", "ein Satz, der sagt, was dann geschieht"),
    route: route("the page behind the button", "die Seite hinter dem Knopf"),
    label: large(line(4, 34, "what the button says", "was auf dem Knopf steht")),
  },
  "a question with a button, telephone and e-mail",
  "eine Frage mit Knopf, Telefon und E-Mail",
);
