import { htmlReducer } from "gatsby/dist/redux/reducers/html";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { deserialize, serialize } from "node:v8";

const MODULE = pathToFileURL(path.resolve("bin/forget-documents.mjs")).href;

/** Loads the module as the build does: as an ES module in a process of its own. */
function forgetDocuments(file: string): void {
  const script = `
    const { forgetDocuments } = await import(${JSON.stringify(MODULE)});
    forgetDocuments(${JSON.stringify(file)});`;
  execFileSync(process.execPath, ["--input-type=module", "-e", script]);
}

interface Documents {
  trackedHtmlFiles: Map<string, { dirty: number; isDeleted: boolean }>;
}
const reduce = htmlReducer as (state: Documents | undefined, action: object) => Documents;

describe("forgetDocuments", () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "forget-"));
    file = path.join(folder, "redux.rest.state");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** What Gatsby knows of its documents after a build of one page, and after these were forgotten. */
  const forgotten = (): Documents => {
    const built = reduce(undefined, { type: "CREATE_PAGE", payload: { path: "/de/" } });
    const documents = reduce(built, { type: "HTML_GENERATED", payload: ["/de/"] });
    expect(documents.trackedHtmlFiles.get("/de/")).toMatchObject({ dirty: 0 });
    writeFileSync(file, serialize({ html: documents, pages: "stay" }));
    forgetDocuments(file);
    return (deserialize(readFileSync(file)) as { html: Documents }).html;
  };

  it("has every document written again, and leaves the rest of the state", () => {
    expect(forgotten().trackedHtmlFiles.get("/de/")!.dirty).not.toBe(0);
    expect(deserialize(readFileSync(file))).toMatchObject({ pages: "stay" });
  });

  it("lets Gatsby delete a page in the same build", () => {
    const deleted = reduce(forgotten(), { type: "DELETE_PAGE", payload: { path: "/de/" } });
    expect(deleted.trackedHtmlFiles.get("/de/")).toMatchObject({ isDeleted: true });
  });

  it("does nothing where nothing has been built", () => {
    expect(() => forgetDocuments(path.join(folder, "none"))).not.toThrow();
  });

  it("does nothing to a state without documents", () => {
    writeFileSync(file, serialize({ pages: "stay" }));
    forgetDocuments(file);
    expect(deserialize(readFileSync(file))).toEqual({ pages: "stay" });
  });
});
