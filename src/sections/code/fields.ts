import { z } from "zod";
import { group, id, inline, line, verbatim } from "../../content/vocabulary";

/** Lines of code, as they stand in a file. */
export const fields = group(
  {
    type: z.literal("code"),
    id: id(),
    heading: line(2, 60, "the section's heading").optional(),
    language: line(1, 24, "the name of the language, such as YAML"),
    code: verbatim(3000, "the code"),
    caption: inline("what it shows"),
  },
  "lines of code with a caption",
);
