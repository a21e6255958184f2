import { temporaryFolder } from "../../test/temporary-folder";
import { writeWorker } from "./service-worker";

/** What the worker does, and the kill switch in its place: e2e/worker.spec.ts. */
it("the worker is one small script, and another one where a page or its data are others: browsers learn of the build by it", () => {
  const folder = temporaryFolder("public");
  const builtWith = (file: string, text: string) => {
    folder.write(file, text);
    writeWorker(folder.path, []);
    return folder.read("sw.js");
  };
  const first = builtWith("de/index.html", "<p>Start</p>");
  expect(first).not.toMatch(/importScripts|\bimport\b|\brequire\b|__REVISION__/u);
  expect(first.length).toBeLessThan(8000);
  expect(builtWith("de/index.html", "<p>Start</p>")).toBe(first);
  const others = [builtWith("de/index.html", "<p>Neu</p>"), builtWith("page-data/404.html/page-data.json", "{}")];
  expect(new Set([first, ...others]).size).toBe(3);
  folder.remove();
});
