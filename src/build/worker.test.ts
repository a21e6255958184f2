import { moveStatistics } from "../hosting/scripts-and-styles";
import { type TemporaryFolder, temporaryFolder } from "../testing/temporary-folder";
import { WITHOUT_WORKER, writeWorker } from "./worker";

let folder: TemporaryFolder;
const built = () => {
  writeWorker(folder.path);
  return folder.read("sw.js");
};

beforeEach(() => {
  folder = temporaryFolder("public");
  const chunks = { "language-de": ["language-de-1.js"], "language-en": ["language-en-2.js"] };
  folder.write("webpack.stats.json", JSON.stringify({ assetsByChunkName: chunks }));
  moveStatistics(folder.path);
  folder.write("de/index.html", "<p>Start</p>");
  folder.write("page-data/404.html/page-data.json", "{}");
});
afterEach(() => {
  folder.remove();
  delete process.env[WITHOUT_WORKER];
});

it("the worker is one script that fetches no other", () => {
  const script = built();
  expect(script).toContain("respondWith");
  expect(script).not.toMatch(/importScripts|\bimport\b|\brequire\b|__REVISION__|__PACKS__/u);
  expect(script.length).toBeLessThan(8000);
});

it("another page or other data make another worker, by which browsers learn of the build", () => {
  const first = built();
  expect(built()).toBe(first);
  folder.write("de/index.html", "<p>Start, neu</p>");
  const second = built();
  expect(second).not.toBe(first);
  folder.write("page-data/404.html/page-data.json", `{"new":true}`);
  expect(built()).not.toBe(second);
});

it("it knows the languages' packs, which no document names", () => {
  expect(built()).toMatch(/"\/language-de-1\.js".*"\/language-en-2\.js"/u);
});

it("the kill switch is built in its place", () => {
  process.env[WITHOUT_WORKER] = "1";
  const script = built();
  expect(script).toContain("unregister");
  expect(script).not.toContain("respondWith");
});
