import { parse } from "yaml";
import { readFileSync } from "node:fs";
import { z } from "zod";
import { findPageFiles } from "../../src/content/read/find-files";
import { group, prose } from "../../src/content/vocabulary";
import { type Kind, kindOf, KIND_SCHEMAS } from "../../src/model/kinds";
import type { FilesCollection, FolderCollection, PageEntry } from "./collections";
import { type EditableContent, createFormConfig } from "./config";
import { shortenToLabel } from "./label";
import { type FormContext, toWidget, UnmappedError } from "./to-widget";
import type { Widget } from "./widget";

const SITE = "http://localhost:8000";
const FIXTURE = "starter";

function starter(): EditableContent {
  const files = findPageFiles(FIXTURE).pages.filter(({ language }) => language === "de");
  const pages = files.map((file): PageEntry => ({ file, kind: kindOf(file.route), title: file.route }));
  const names = ["company", "facts", "lines", "navigation", "redirects"];
  const read = (name: string): unknown => parse(readFileSync(`${FIXTURE}/content/site/${name}.yml`, "utf8"));
  return { pages, site: Object.fromEntries(names.map((name) => [name, read(name)])), messages: ["a.b"] };
}

const CONTEXT: FormContext = { language: "en", routes: [], names: {}, isTranslated: true };
const config = createFormConfig(starter(), "de", SITE);
const english = createFormConfig(starter(), "en", SITE);

/** Flattens widgets of every depth. */
function all(widgets: readonly Widget[]): Widget[] {
  return widgets.flatMap((widget) => {
    if ("types" in widget) return [widget, ...widget.types.flatMap((type) => all(type.fields))];
    if ("fields" in widget) return [widget, ...all(widget.fields)];
    return "field" in widget ? [widget, ...all([widget.field])] : [widget];
  });
}

it("createFormConfig has a widget for every field of every kind, and every file of the site", () => {
  for (const kind of Object.keys(KIND_SCHEMAS) as Kind[]) {
    const names = config.fields[kind].map(({ name }) => name);
    expect([kind, ...names]).toEqual([kind, ...Object.keys(KIND_SCHEMAS[kind].shape), "body"]);
  }
  expect(config.singletons.map(({ file }) => file)).toEqual([
    ...["company", "lines", "navigation", "redirects", "facts"].map((name) => `content/site/${name}.yml`),
    "locales/de.json",
    "locales/en.json",
  ]);
});

it("createFormConfig duplicates a page's date to the other language, but no field of its sections", () => {
  const shared = (name: string) => {
    const widgets = all(config.fields.article.filter((widget) => widget.name === name));
    return widgets.filter(({ i18n }) => i18n === "duplicate").map((widget) => widget.name);
  };
  expect([shared("date"), shared("sections")]).toEqual([["date"], []]);
});

it("createFormConfig describes each field in both languages", () => {
  const pairs = [config, english].map(({ fields }) => Object.values(fields).flatMap(all));
  const [german = [], other = []] = pairs;
  expect(german.length).toBe(other.length);
  const same = german.filter(({ hint }, index) => hint === other[index]?.hint);
  expect(same.map(({ name, hint }) => `${name}: ${hint}`)).toEqual([]);
  expect(german.filter(({ label }) => label === "")).toEqual([]);
  expect(german.find(({ name }) => name === "title")).toMatchObject({
    label: "Die Überschrift der Seite",
    hint: "`title`: die Überschrift der Seite (2 bis 90 Zeichen, eine Zeile)",
  });
});

it("createFormConfig lists every page once", () => {
  const inFolders = config.collections.filter((each): each is FolderCollection => "folder" in each);
  const listed = config.collections.filter((each): each is FilesCollection => "files" in each);
  const files = listed.flatMap((each) => each.files.map(({ file }) => file));
  const { pages } = starter();
  const isBelow = (folder: string, below: string) => folder.slice(0, folder.lastIndexOf("/")) === below;
  for (const { file } of pages) {
    const folders = inFolders.filter(({ folder }) => isBelow(file.folder, folder)).length;
    expect(folders + files.filter((each) => each === `${file.folder}/index.{{locale}}.md`).length).toBe(1);
  }
});

it("toWidget labels a new declaration by its sentence, and throws for a type without a widget", () => {
  const fresh = prose({ en: "what is new, and why", de: "Neues" });
  const page = group({ en: "a", de: "b", fields: { fresh } });
  const fields = [
    { name: "fresh", label: "What is new", hint: "`fresh`: what is new, and why (markdown)", widget: "text" },
  ];
  expect(toWidget("page", page, CONTEXT)).toMatchObject({ widget: "object", fields });
  expect(shortenToLabel("", "short")).toBe("Short");
  for (const field of [z.bigint(), z.union([z.string(), z.number()]), z.tuple([z.string()])])
    expect(() => toWidget("odd", field, CONTEXT)).toThrow(UnmappedError);
});
