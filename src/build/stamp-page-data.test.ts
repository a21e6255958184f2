import { type TemporaryFolder, temporaryFolder } from "../testing/temporary-folder";
import { belongTogether } from "../worker/page-stamp";
import { stampPageData } from "./stamp-page-data";

const PAGE = "de/contact/index.html";
const DATA = "page-data/de/contact/page-data.json";
const bytes = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;
let folder: TemporaryFolder;

beforeEach(() => {
  folder = temporaryFolder();
  folder.write(PAGE, "<html><head></head><body><p>Kontakt</p></body></html>");
});
afterEach(() => folder.remove());

it("a stamped document belongs to its own data and to no others, as the worker sees it", async () => {
  folder.write(DATA, `{"title":"Grüße"}`);
  stampPageData(folder.path, "/de/contact/");
  expect(folder.read(PAGE)).toMatch(/<body data-page-data="[0-9a-f]{16}"><p>Kontakt<\/p>/u);
  expect(await belongTogether(folder.read(PAGE), bytes(`{"title":"Grüße"}`))).toBe(true);
  expect(await belongTogether(folder.read(PAGE), bytes(`{"title":"Gruß"}`))).toBe(false);
});

it("a document that Gatsby took over from the last build gets the stamp of now", async () => {
  folder.write(DATA, "{}");
  stampPageData(folder.path, "/de/contact/");
  folder.write(DATA, `{"new":true}`);
  stampPageData(folder.path, "/de/contact/");
  expect(folder.read(PAGE).match(/data-page-data/gu)).toHaveLength(1);
  expect(await belongTogether(folder.read(PAGE), bytes(`{"new":true}`))).toBe(true);
});

it("a document without data is left as it is, and belongs to none", async () => {
  const before = folder.read(PAGE);
  stampPageData(folder.path, "/de/contact/");
  expect(folder.read(PAGE)).toBe(before);
  expect(await belongTogether(before, bytes("{}"))).toBe(false);
});
