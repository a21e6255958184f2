import { choice, group, inline, key, line, list, section, addIssue } from "../../content/vocabulary";

const FORMS = ["page", "phone", "print", "ticket", "speech"] as const;

/** Formats of a field: a title, a fact with its name, a paragraph, or more of the previous paragraph. */
const KINDS = ["title", "fact", "text", "more"] as const;

const field = group({
  en: "a field with key, name, kind and text",
  de: "ein Feld mit Schlüssel, Name, Art und Text",
  fields: {
    key: key({
      such: "first-sentence",
      en: "the field's name in this section",
      de: "der Name des Felds in diesem Abschnitt",
    }),
    name: line({
      length: [2, 30],
      en: "the field's name, as the editor reads it",
      de: "der Name des Felds, wie die Redaktion ihn liest",
      hyphenate: "column",
    }),
    kind: choice(KINDS, { en: "how it is set", de: "wie es gesetzt wird" }),
    text: line({ length: [1, 320], en: "what is written in it", de: "was darin steht" }),
  },
});

const output = group({
  en: "an output with name, form and takes",
  de: "eine Ausgabe mit Name, Form und ihren Feldern",
  fields: {
    name: line({ length: [2, 18], en: "the output's name", de: "der Name der Ausgabe" }),
    form: choice(FORMS, { en: "what it looks like", de: "wie sie aussieht" }),
    takes: list(key({ such: "first-sentence", en: "the key of a field", de: "der Schlüssel eines Felds" }), {
      count: [1, 12],
      en: "the keys of the fields that it takes, in its order",
      de: "die Schlüssel der Felder, die sie nimmt, in ihrer Reihenfolge",
    }),
    note: inline({ en: "what it does with them", de: "was sie mit ihnen macht" }).optional(),
  },
});

export const fields = section("outputs", {
  en: "one text in fields, and the outputs that take of it",
  de: "ein Text in Feldern und die Ausgaben, die davon nehmen",
  fields: {
    source: line({
      length: [2, 40],
      en: "what the fields are together, such as a hotel",
      de: "was die Felder zusammen sind, etwa ein Hotel",
    }),
    fields: list(field, { count: [2, 12], en: "the fields", de: "die Felder" }),
    outputs: list(output, {
      count: [2, 5],
      en: "the outputs; the first is chosen",
      de: "die Ausgaben; die erste ist gewählt",
    }),
    note: inline({ en: "a paragraph after the outputs", de: "ein Absatz nach den Ausgaben" }).optional(),
  },
}).superRefine(({ fields: written, outputs }, context) => {
  const keys = written.map((each) => each.key);
  const report = addIssue(context);
  keys.forEach((name, index) => {
    if (keys.indexOf(name) < index)
      report(["fields", index, "key"], `is "${name}" like that of a field before`, "give each field a key of its own");
  });
  outputs.forEach(({ takes }, index) =>
    takes.forEach((name, take) => {
      if (!keys.includes(name))
        report(["outputs", index, "takes", take], `names no field: "${name}"`, `write one of ${keys.join(", ")}`);
    }),
  );
});
