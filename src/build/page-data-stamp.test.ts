import { type TemporaryFolder, temporaryFolder } from "../testing/temporary-folder";
import { belongTogether } from "../worker/page-stamp";
import { pageDataStamp, withPageDataStamp } from "./page-data-stamp";

const DATA = "page-data/de/contact/page-data.json";
const PAGE = "<html><head></head><body><p>Kontakt</p></body></html>";
const bytes = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;
let folder: TemporaryFolder;
const stamped = (html = PAGE) => withPageDataStamp(html, pageDataStamp(folder.path, "/de/contact/"));

beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

it("a stamped document belongs to its own data and to no others, as the worker sees it", async () => {
  folder.write(DATA, `{"title":"Grüße"}`);
  expect(stamped()).toMatch(/<body data-page-data="[0-9a-f]{16}"><p>Kontakt<\/p>/u);
  expect(await belongTogether(stamped(), bytes(`{"title":"Grüße"}`))).toBe(true);
  expect(await belongTogether(stamped(), bytes(`{"title":"Gruß"}`))).toBe(false);
});

it("a document that Gatsby took over from the last build gets the stamp of now", async () => {
  folder.write(DATA, "{}");
  const before = stamped();
  folder.write(DATA, `{"new":true}`);
  expect(stamped(before).match(/data-page-data/gu)).toHaveLength(1);
  expect(await belongTogether(stamped(before), bytes(`{"new":true}`))).toBe(true);
});

it("a document without data is left as it is, and belongs to none", async () => {
  expect(stamped()).toBe(PAGE);
  expect(await belongTogether(PAGE, bytes("{}"))).toBe(false);
});
