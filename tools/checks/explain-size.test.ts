import { type TemporaryFolder, temporaryFolder } from "../../test/temporary-folder";
import { explainSize } from "./explain-size";
import type { PageSize } from "./page-sizes";

let folder: TemporaryFolder;
const PAGE: PageSize = {
  path: "/de/contact/",
  files: { "/app-1.js": 70, "/pages/2.js": 800 },
  scripts: 870,
  data: 90,
  html: 1000,
};
/** Words that hardly compress. */
const words = (count: number) =>
  Array.from({ length: count }, (_, index) => (index * 7919 + 104729).toString(36)).join(" ");

beforeEach(() => {
  folder = temporaryFolder();
  folder.write(
    "de/contact/index.html",
    `<html><style>${words(40)}</style><header>${words(5)}</header><main>${words(400).slice(300)}</main></html>`,
  );
  const view = { body: words(200), content: { title: "Kontakt" } };
  folder.write("page-data/de/contact/page-data.json", JSON.stringify({ result: { data: { page: { view } } } }));
});
afterEach(() => folder.remove());

it("a page that is over a limit says by what, the largest part first", () => {
  expect(explainSize(folder.path, PAGE, "scripts")).toBe("/pages/2.js 800, /app-1.js 70");
  expect(explainSize(folder.path, PAGE, "html")).toMatch(/^content \d{3,}, styles \d+, header \d+, /u);
  expect(explainSize(folder.path, PAGE, "data")).toMatch(/^body \d{3,}, content \d+$/u);
});
