import { z } from "zod";
import { TOPICS } from "../../contact/form-fields";
import { choice, group, id, inline, line, prose } from "../../content/vocabulary";

/** The contact form. Its own fields and their rules are declared in src/contact/form-fields.ts. */
export const fields = group(
  {
    type: z.literal("contact-form"),
    id: id(),
    heading: line(2, 60, "the section's heading", "die Überschrift des Abschnitts"),
    text: inline("a paragraph before the form", "ein Absatz vor dem Formular").optional(),
    topic: choice(
      TOPICS,
      "the topic that is chosen when the page opens",
      "das Thema, das beim Öffnen der Seite gewählt ist",
    ).optional(),
    aside: group(
      {
        title: line(2, 60, "the side note's heading", "die Überschrift der Randnotiz"),
        body: prose("the side note", "die Randnotiz"),
      },
      "a side note with title and body",
      "eine Randnotiz mit Überschrift und Text",
    ).optional(),
  },
  "the contact form; where the site has no endpoint, telephone and e-mail",
  "das Kontaktformular; wo die Website keine Gegenstelle dafür hat, Telefon und E-Mail",
);
