import { z } from "zod";
import { eachField, mapFields, schemaAt, valueAt } from "./fields";
import { picture } from "./picture-vocabulary";
import { group, line, list } from "./vocabulary";

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

function visited(data: unknown): string[] {
  const found: string[] = [];
  eachField(schema, data, (_value, { nature }, path) => found.push(`${path.join(".")}: ${nature ?? "unknown"}`));
  return found;
}

describe("eachField", () => {
  it("names every field that has a value, its nature and its path, outermost first", () => {
    expect(visited(DATA)).toEqual([
      ": data",
      "title: line",
      "parts: data",
      "parts.0: data",
      "parts.0.type: unknown",
      "parts.0.body: line",
      "parts.1: data",
      "parts.1.type: unknown",
      "parts.1.picture: picture",
      "parts.1.picture.file: data",
    ]);
  });

  it("passes by what is not there, and what is not declared", () => {
    expect(visited({ title: undefined, other: "x" })).toEqual([": data"]);
  });

  it("comes through data that is not as declared", () => {
    expect(visited({ title: ["a"], parts: [null, "x", { type: "nothing", body: "x" }] })).toEqual([
      ": data",
      "title: line",
      "parts: data",
      "parts.0: unknown",
      "parts.1: unknown",
      "parts.2: unknown",
    ]);
  });
});

describe("mapFields", () => {
  it("puts what the visit returns in the value's place", () => {
    const shout = (value: unknown) => (typeof value === "string" ? value.toUpperCase() : value);
    expect(mapFields(schema, { title: "Zug", parts: [DATA.parts[0]], other: "x" }, shout)).toEqual({
      title: "ZUG",
      parts: [{ type: "TEXT", body: "HALT" }],
      other: "x",
    });
  });

  it("goes into what the visit returns, not into what was there", () => {
    const seen: unknown[] = [];
    mapFields(schema, { title: "Zug" }, (value, _meta, path) => {
      seen.push(value);
      return path.length === 0 ? { title: "Bahn" } : value;
    });
    expect(seen).toEqual([{ title: "Zug" }, "Bahn"]);
  });

  it("leaves the data as it was", () => {
    const before = structuredClone(DATA);
    mapFields(schema, DATA, () => "gone");
    mapFields(schema, DATA, (value) => (typeof value === "string" ? "gone" : value));
    expect(DATA).toEqual(before);
  });
});

describe("schemaAt", () => {
  it("finds the declaration at a path, through options, lists and the part that the type names", () => {
    expect(schemaAt(schema, DATA, [])?.meta()?.sentence).toBe("a page");
    expect(schemaAt(schema, DATA, ["title"])?.meta()?.sentence).toBe("the title (1 to 9 characters, one line)");
    expect(schemaAt(schema, DATA, ["parts", 1])?.meta()?.sentence).toBe("an image");
    expect(schemaAt(schema, DATA, ["parts", 1, "picture", "alt"])?.meta()?.nature).toBe("line");
  });

  it("finds nothing where nothing is declared", () => {
    expect(schemaAt(schema, DATA, ["other"])).toBeUndefined();
    expect(schemaAt(schema, DATA, ["title", "of"])).toBeUndefined();
    expect(schemaAt(schema, DATA, ["parts", 0, "picture"])).toBeUndefined();
  });
});

describe("valueAt", () => {
  it("finds the value at a path, or nothing", () => {
    expect(valueAt(DATA, ["parts", 1, "picture", "file"])).toBe("a.svg");
    expect(valueAt(DATA, ["parts", 2, "picture"])).toBeUndefined();
    expect(valueAt(DATA, ["title", "length"])).toBeUndefined();
    expect(valueAt(null, ["title"])).toBeUndefined();
  });
});
