import { z } from "zod";
import { declaredFields } from "./declared-fields";
import { choice, group, line, list } from "./vocabulary";

const step = group(
  { title: line(2, 9, "a title", "a title"), day: line(1, 9, "a day", "a day").optional() },
  "a step",
  "ein Schritt",
);
const schema = group(
  {
    type: z.literal("way"),
    as: choice(["a", "b"], "how it is shown", "how it is shown"),
    aside: group({ title: line(2, 9, "the note's title", "the note's title") }, "a note", "a note").optional(),
    steps: list(step, 1, 3, "the steps", "die Schritte").superRefine(() => undefined),
    names: list(line(1, 9, "a name", "a name"), 1, 2, "the names", "the names").optional(),
  },
  "a way",
  "a way",
);

describe("the fields of a declaration", () => {
  it("stand in its order, each with what is inside it, its sentence, and whether it has to be there", () => {
    expect(declaredFields(schema).map(({ name, isRequired }) => [name, isRequired])).toEqual([
      ["type", true],
      ["as", true],
      ["aside", false],
      ["aside.title", true],
      ["steps", true],
      ["steps[].title", true],
      ["steps[].day", false],
      ["names", false],
    ]);
    expect(declaredFields(schema).map(({ sentence }) => sentence)).toEqual([
      "way",
      "how it is shown: one of a, b",
      "a note",
      "the note's title (2 to 9 characters, one line)",
      "the steps, a list of 1 to 3",
      "a title (2 to 9 characters, one line)",
      "a day (1 to 9 characters, one line)",
      "the names, a list of 1 to 2",
    ]);
  });

  it("are none of what is no group", () => {
    expect(declaredFields(z.string())).toEqual([]);
  });
});
