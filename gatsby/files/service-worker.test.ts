import { temporaryFolder } from "../../test/temporary-folder";
import { markBuild } from "./service-worker";

/** Precache, responses and kill switch are tested in a browser: e2e/worker.spec.ts. */
it("markBuild changes the worker with every document and its data, so that browsers notice a build of other words", () => {
  const folder = temporaryFolder("public");
  folder.write("sw.js", "work();\n");
  const markedWith = (file: string, text: string) => {
    folder.write(file, text);
    markBuild(folder.path);
    return folder.read("sw.js");
  };
  const first = markedWith("de/index.html", "<p>Start</p>");
  expect(first).toMatch(/^work\(\);\n\n\/\/ build [0-9a-f]{12}\n$/u);
  expect(markedWith("de/index.html", "<p>Start</p>")).toBe(first);
  const others = [markedWith("de/index.html", "<p>Neu</p>"), markedWith("page-data/404.html/page-data.json", "{}")];
  expect(new Set([first, ...others]).size).toBe(3);
  folder.remove();
});
