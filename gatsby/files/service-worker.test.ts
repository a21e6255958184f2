import { temporaryFolder } from "../../test/temporary-folder";
import { appendBuildDigest } from "./service-worker";

/** e2e/service-worker.spec.ts tests precache, responses and kill switch in a browser. */
it("appendBuildDigest changes sw.js with every document and its page data, so that browsers notice each build", () => {
  const folder = temporaryFolder("public");
  folder.write("sw.js", "work();\n");
  const markedWith = (file: string, text: string) => {
    folder.write(file, text);
    appendBuildDigest(folder.path);
    return folder.read("sw.js");
  };
  const first = markedWith("de/index.html", "<p>Start</p>");
  expect(first).toMatch(/^work\(\);\n\n\/\/ build [0-9a-f]{12}\n$/u);
  expect(markedWith("de/index.html", "<p>Start</p>")).toBe(first);
  const later = [markedWith("de/index.html", "<p>Neu</p>"), markedWith("page-data/404.html/page-data.json", "{}")];
  expect(new Set([first, ...later]).size).toBe(3);
  folder.remove();
});
