import { TOPICS } from "../../contact/form-fields";
import { choice, group, inline, line, prose, section } from "../../content/vocabulary";

/** The contact form. Its own fields and their rules are declared in src/contact/form-fields.ts. */
export const fields = section("contact-form", {
  en: "the contact form; where the site has no endpoint, telephone and e-mail",
  de: "das Kontaktformular; wo die Website keine Gegenstelle dafür hat, Telefon und E-Mail",
  fields: {
    text: inline({ en: "a paragraph before the form", de: "ein Absatz vor dem Formular" }).optional(),
    topic: choice(TOPICS, {
      en: "the topic that is chosen when the page opens",
      de: "das Thema, das beim Öffnen der Seite gewählt ist",
    }).optional(),
    aside: group({
      en: "a side note with title and body",
      de: "eine Randnotiz mit Überschrift und Text",
      fields: {
        title: line({ length: [2, 60], en: "the side note's heading", de: "die Überschrift der Randnotiz" }),
        body: prose({ en: "the side note", de: "die Randnotiz" }),
      },
    }).optional(),
  },
});
