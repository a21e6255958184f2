import { z } from "zod";
import { group, heading, id, inline, line, verbatim } from "../../content/vocabulary";

export const fields = group({
  en: "lines of code with a caption",
  de: "Programmzeilen mit einer Erklärung",
  fields: {
    type: z.literal("code"),
    id: id(),
    heading: heading().optional(),
    language: line({
      length: [1, 24],
      en: "the name of the language, such as YAML",
      de: "der Name der Sprache, etwa YAML",
    }),
    code: verbatim({ max: 3000, en: "the code", de: "der Programmtext" }),
    caption: inline({ en: "what it shows", de: "was er zeigt" }),
  },
});
