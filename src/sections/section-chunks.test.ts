/** @jest-environment jsdom */
import { readdirSync } from "node:fs";
import { ALL_SECTIONS, type Section, typeOf } from "../model/sections";
import { LISTED } from "./listing/fields";
import { codeOf } from "./section-code";

/** Files of sections: what was asked for, and whether it comes. */
const files = { asked: [] as string[], isDown: false };

function mockFile(name: string): object {
  files.asked.push(name);
  if (files.isDown) throw new Error(`Loading chunk section-${name} failed`);
  return { __esModule: true, default: () => name };
}

jest.mock("./text/section", () => mockFile("text"));
jest.mock("./statement/section", () => mockFile("statement"));
jest.mock("./listing/news-section", () => mockFile("news-list"));

const sections = (...written: { type: string; of?: string }[]) => written as Section[];
const [text, statement, news] = sections({ type: "text" }, { type: "statement" }, { type: "listing", of: "news" });

/** Nothing is loaded at the beginning of each test, as in a browser that opens a page. */
let chunks: typeof import("./section-chunks");
beforeEach(async () => {
  jest.resetModules();
  Object.assign(files, { asked: [], isDown: false });
  chunks = await import("./section-chunks");
});

const nameOf = (section: Section | undefined) => (chunks.componentOf(section as Section) as () => string)();
const load = (...some: (Section | undefined)[]) => chunks.loadSections(some as Section[]);

describe("the code of a page's sections", () => {
  it("is loaded for those that the page has, once for each kind", async () => {
    await load(text, news, text);
    expect(files.asked.sort()).toEqual(["news-list", "text"]);
    expect([text, news].map(nameOf)).toEqual(["text", "news-list"]);
  });

  it("is not asked for again where it is here", async () => {
    await load(text);
    jest.resetModules();
    await load(text, statement);
    expect(files.asked).toEqual(["text", "statement"]);
    expect([text, statement].map(nameOf)).toEqual(["text", "statement"]);
  });

  it("that does not come is told, and asked for again by the next page", async () => {
    files.isDown = true;
    await expect(load(text, statement)).rejects.toThrow(/Loading chunk section-\w+ failed/u);
    expect(() => nameOf(text)).toThrow();
    files.isDown = false;
    await load(text);
    expect(nameOf(text)).toBe("text");
  });

  it("must be here before the section is shown", () => {
    expect(() => nameOf(statement)).toThrow("The code of a section of type statement is not here");
  });

  it("is no matter of pages without sections", async () => {
    await load();
    expect(files.asked).toEqual([]);
  });
});

describe("the two tables of sections", () => {
  const every = [
    ...ALL_SECTIONS.map(typeOf).flatMap((type) => (type === "listing" ? [] : sections({ type }))),
    ...LISTED.flatMap((of) => sections({ type: "listing", of })),
  ];

  it("give every section the same component, in the browser and where all code is at hand", async () => {
    const { COMPONENTS, componentOf } = await import("./section-components");
    await chunks.loadSections(every);
    expect(every.map((section) => chunks.componentOf(section))).toEqual(every.map(componentOf));
    expect(every.filter((section) => !componentOf(section))).toEqual([]);
    expect([...new Set(every.map(codeOf))].sort()).toEqual(Object.keys(COMPONENTS).sort());
  });

  it("know every folder of a section", () => {
    const folders = readdirSync("src/sections", { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect([...new Set(every.map(({ type }) => type))].sort()).toEqual(folders.map(({ name }) => name).sort());
  });
});
