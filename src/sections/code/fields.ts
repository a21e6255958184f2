import { z } from "zod";
import { group, id, inline, line, verbatim } from "../../content/vocabulary";

/** Lines of code, as they stand in a file. */
export const fields = group(
  {
    type: z.literal("code"),
    id: id(),
    heading: line(2, 60, "the section's heading", "die Überschrift des Abschnitts").optional(),
    language: line(1, 24, "the name of the language, such as YAML", "der Name der Sprache, etwa YAML"),
    code: verbatim(3000, "the code", "der Programmtext"),
    caption: inline("what it shows", "was er zeigt"),
  },
  "lines of code with a caption",
  "Programmzeilen mit einer Erklärung",
);
