import { TOPICS } from "../../contact/form-fields";
import { choice, section } from "../../content/vocabulary";

/** The section of the contact form. src/contact/form-fields.ts declares the fields of the form. */
export const fields = section("contact-form", {
  en: "the contact form; where the site has no endpoint, telephone and e-mail",
  de: "das Kontaktformular; wo die Website keine Gegenstelle dafür hat, Telefon und E-Mail",
  fields: {
    topic: choice(TOPICS, {
      en: "the topic that is chosen when the page opens",
      de: "das Thema, das beim Öffnen der Seite gewählt ist",
    }).optional(),
  },
});
