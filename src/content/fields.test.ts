import { z } from "zod";
import { collectFields, mapFields, schemaAt, valueAt } from "./fields";
import { picture } from "./picture-vocabulary";
import { group, line, list } from "./vocabulary";

const text = group({
  en: "a text",
  de: "a text",
  fields: { type: z.literal("text"), body: line({ length: [1, 9], en: "the body", de: "the body" }) },
});
const image = group({
  en: "an image",
  de: "an image",
  fields: { type: z.literal("image"), picture: picture({ en: "the picture", de: "das Bild" }) },
});
const schema = group({
  en: "a page",
  de: "a page",
  fields: {
    title: line({ length: [1, 9], en: "the title", de: "the title" }).optional(),
    parts: list(z.discriminatedUnion("type", [text, image]), {
      count: [0, 9],
      en: "the parts",
      de: "the parts",
    }).optional(),
  },
});

const DATA = {
  title: "Zug",
  parts: [
    { type: "text", body: "Halt" },
    { type: "image", picture: { file: "a.svg" } },
  ],
};

it.each<[string, object, string[]]>([
  [
    "with its type and its path, outermost first",
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
])("collectFields lists every field %s", (_what, data, expected) => {
  const found = collectFields(schema, data).map(({ meta, path }) => `${path.join(".")}: ${meta.type ?? "unknown"}`);
  expect(found).toEqual(expected);
});

describe("mapFields", () => {
  it("walks the value that visit returns, not the original one", () => {
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
  expect(schemaAt(schema, DATA, path)?.meta()?.sentence?.en).toBe(sentence);
});

it.each([
  [DATA, ["parts", 1, "picture", "file"], "a.svg"],
  [DATA, ["parts", 2, "picture"], undefined],
  [DATA, ["title", "length"], undefined],
  [null, ["title"], undefined],
])("of %j the value at %j is %s", (data, path, value) => {
  expect(valueAt(data, path)).toBe(value);
});
