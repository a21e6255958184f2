import { z } from "zod";
import { declaredFields } from "./declared-fields";
import { eachField, mapFields, schemaAt, valueAt } from "./fields";
import { picture } from "./picture-vocabulary";
import { choice, group, line, list } from "./vocabulary";

const text = group({ type: z.literal("text"), body: line(1, 9, "the body", "the body") }, "a text", "a text");
const image = group({ type: z.literal("image"), picture: picture("the picture", "das Bild") }, "an image", "an image");
const schema = group(
  {
    title: line(1, 9, "the title", "the title").optional(),
    parts: list(z.discriminatedUnion("type", [text, image]), 0, 9, "the parts", "the parts").optional(),
  },
  "a page",
  "a page",
);

const DATA = {
  title: "Zug",
  parts: [
    { type: "text", body: "Halt" },
    { type: "image", picture: { file: "a.svg" } },
  ],
};

it.each<[string, object, string[]]>([
  [
    "with its nature and its path, outermost first",
    DATA,
    [
      ...[": data", "title: line", "parts: data", "parts.0: data", "parts.0.type: unknown", "parts.0.body: line"],
      ...["parts.1: data", "parts.1.type: unknown", "parts.1.picture: picture", "parts.1.picture.file: data"],
    ],
  ],
  ["but not what is not there, nor what is not declared", { title: undefined, other: "x" }, [": data"]],
  [
    "in data that is not as declared",
    { title: ["a"], parts: [null, "x", { type: "nothing", body: "x" }] },
    [": data", "title: line", "parts: data", "parts.0: unknown", "parts.1: unknown", "parts.2: unknown"],
  ],
])("every field is visited %s", (_what, data, expected) => {
  const found: string[] = [];
  eachField(schema, data, (_value, { nature }, path) => found.push(`${path.join(".")}: ${nature ?? "unknown"}`));
  expect(found).toEqual(expected);
});

describe("mapped fields", () => {
  it("are what the visit returns, in the value's place, and leave the data as it was", () => {
    const before = structuredClone(DATA);
    const shout = (value: unknown) => (typeof value === "string" ? value.toUpperCase() : value);
    expect(mapFields(schema, { title: "Zug", parts: [DATA.parts[0]], other: "x" }, shout)).toEqual({
      title: "ZUG",
      parts: [{ type: "TEXT", body: "HALT" }],
      other: "x",
    });
    mapFields(schema, DATA, () => "gone");
    expect(DATA).toEqual(before);
  });

  it("go into what the visit returns, not into what was there", () => {
    const seen: unknown[] = [];
    mapFields(schema, { title: "Zug" }, (value, _meta, path) => {
      seen.push(value);
      return path.length === 0 ? { title: "Bahn" } : value;
    });
    expect(seen).toEqual([{ title: "Zug" }, "Bahn"]);
  });
});

it.each([
  [[], "a page"],
  [["title"], "the title (1 to 9 characters, one line)"],
  [["parts", 1], "an image"],
  [["other"], undefined],
  [["title", "of"], undefined],
  [["parts", 0, "picture"], undefined],
])("the declaration at %j is %s", (path, sentence) => {
  expect(schemaAt(schema, DATA, path)?.meta()?.sentence).toBe(sentence);
});

it.each([
  [DATA, ["parts", 1, "picture", "file"], "a.svg"],
  [DATA, ["parts", 2, "picture"], undefined],
  [DATA, ["title", "length"], undefined],
  [null, ["title"], undefined],
])("of %j the value at %j is %s", (data, path, value) => {
  expect(valueAt(data, path)).toBe(value);
});

it("declared fields stand in their order, each with what is inside it, its sentence, and whether it has to be there", () => {
  const step = group({ title: line(2, 9, "a title", "a title").optional() }, "a step", "ein Schritt");
  const way = group(
    {
      as: choice(["a", "b"], "how it is shown", "how it is shown"),
      aside: group({ title: line(2, 9, "the note", "the note") }, "a note", "a note").optional(),
      steps: list(step, 1, 3, "the steps", "die Schritte").superRefine(() => undefined),
    },
    "a way",
    "a way",
  );
  expect(declaredFields(way).map(({ name, isRequired, sentence }) => [name, isRequired, sentence])).toEqual([
    ["as", true, "how it is shown: one of a, b"],
    ["aside", false, "a note"],
    ["aside.title", true, "the note (2 to 9 characters, one line)"],
    ["steps", true, "the steps, a list of 1 to 3"],
    ["steps[].title", false, "a title (2 to 9 characters, one line)"],
  ]);
  expect(declaredFields(z.string())).toEqual([]);
});
