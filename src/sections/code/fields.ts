import { z } from "zod";
import { group, heading, id, inline, line, verbatim } from "../../content/vocabulary";

/** Declares code and its language. @param max the code's length in characters */
export const program = (max: number) => ({
  language: line({
    length: [1, 24],
    en: "the name of the language, such as YAML",
    de: "der Name der Sprache, etwa YAML",
  }),
  code: verbatim({ max, en: "the code", de: "der Programmtext" }),
});

export const fields = group({
  en: "lines of code with a caption",
  de: "Programmzeilen mit einer Erklärung",
  fields: {
    type: z.literal("code"),
    id: id(),
    heading: heading().optional(),
    ...program(3000),
    caption: inline({ en: "what it shows", de: "was er zeigt" }),
  },
});
