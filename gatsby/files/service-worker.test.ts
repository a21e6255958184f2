import { type TemporaryFolder, temporaryFolder } from "../../test/temporary-folder";
import { WITHOUT_WORKER, writeWorker } from "./service-worker";

let folder: TemporaryFolder;
const built = () => {
  writeWorker(folder.path);
  return folder.read("sw.js");
};

beforeEach(() => {
  folder = temporaryFolder("public");
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
  expect(script).not.toMatch(/importScripts|\bimport\b|\brequire\b|__REVISION__/u);
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

it("the kill switch is built in its place", () => {
  process.env[WITHOUT_WORKER] = "1";
  const script = built();
  expect(script).toContain("unregister");
  expect(script).not.toContain("respondWith");
});
