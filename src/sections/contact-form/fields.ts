import { z } from "zod";
import { TOPICS } from "../../contact/form-fields";
import { choice, group, id, inline, line, prose } from "../../content/vocabulary";

/** The contact form. Its own fields and their rules are declared in src/contact/form-fields.ts. */
export const fields = group(
  {
    type: z.literal("contact-form"),
    id: id(),
    heading: line(2, 60, "the section's heading"),
    text: inline("a paragraph before the form").optional(),
    topic: choice(TOPICS, "the topic that is chosen when the page opens").optional(),
    aside: group(
      { title: line(2, 60, "the side note's heading"), body: prose("the side note") },
      "a side note with title and body",
    ).optional(),
  },
  "the contact form; where the site has no endpoint, telephone and e-mail",
);
