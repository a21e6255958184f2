import { z } from "zod";
import { choice, group, id, inline, line, list, narrow } from "../../content/vocabulary";

/** What an output looks like. */
const FORMS = ["page", "phone", "print", "ticket", "speech", "letter"] as const;

/** How a field is set: a title, a fact with its name, a paragraph, or what goes on in the paragraph before. */
const KINDS = ["title", "fact", "text", "more"] as const;

const key = (sentence: string, german: string) =>
  z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/u)
    .meta({
      nature: "data",
      sentence: `${sentence}, lower-case ASCII such as first-sentence`,
      german: `${german}, in kleinen Buchstaben ohne Umlaute, etwa first-sentence`,
      same: true,
    });

const field = group(
  {
    key: key("the field's name in this section", "der Name des Felds in diesem Abschnitt"),
    name: narrow(
      line(2, 30, "the field's name, as the editor reads it", "der Name des Felds, wie die Redaktion ihn liest"),
    ),
    kind: choice(KINDS, "how it is set", "wie es gesetzt wird"),
    text: line(1, 320, "what is written in it", "was darin steht"),
  },
  "a field with key, name, kind and text",
  "ein Feld mit Schlüssel, Name, Art und Text",
);

const output = group(
  {
    name: line(2, 18, "the output's name", "der Name der Ausgabe"),
    form: choice(FORMS, "what it looks like", "wie sie aussieht"),
    takes: list(
      key("the key of a field", "der Schlüssel eines Felds"),
      1,
      12,
      "the keys of the fields that it takes, in its order",
      "die Schlüssel der Felder, die sie nimmt, in ihrer Reihenfolge",
    ),
    note: inline("what it does with them", "was sie mit ihnen macht").optional(),
  },
  "an output with name, form and takes",
  "eine Ausgabe mit Name, Form und ihren Feldern",
);

/** One text, written once in fields, in the forms that it is given out in. */
export const fields = group(
  {
    type: z.literal("outputs"),
    id: id(),
    heading: line(2, 60, "the section's heading", "die Überschrift des Abschnitts"),
    text: inline("a paragraph before the fields", "ein Absatz vor den Feldern").optional(),
    source: line(
      2,
      40,
      "what the fields are together, such as a hotel",
      "was die Felder zusammen sind, etwa ein Hotel",
    ),
    fields: list(field, 2, 12, "the fields", "die Felder"),
    outputs: list(output, 2, 5, "the outputs; the first is chosen", "die Ausgaben; die erste ist gewählt"),
    note: inline("a paragraph after the outputs", "ein Absatz nach den Ausgaben").optional(),
  },
  "one text in fields, and the outputs that take of it",
  "ein Text in Feldern und die Ausgaben, die davon nehmen",
).superRefine(({ fields: written, outputs }, context) => {
  const keys = written.map((each) => each.key);
  const report = (path: (string | number)[], message: string, remedy: string) =>
    context.addIssue({ code: "custom", path, message, params: { remedy } });
  keys.forEach((name, index) => {
    if (keys.indexOf(name) < index)
      report(["fields", index, "key"], `is "${name}" like that of a field before`, "give each field a key of its own");
  });
  outputs.forEach(({ takes }, index) =>
    takes.forEach((name, place) => {
      if (!keys.includes(name))
        report(["outputs", index, "takes", place], `names no field: "${name}"`, `write one of ${keys.join(", ")}`);
    }),
  );
});
