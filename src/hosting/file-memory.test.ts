import { statSync, utimesSync } from "node:fs";
import path from "node:path";
import { type TemporaryFolder, temporaryFolder } from "../testing/temporary-folder";
import { FileMemory } from "./file-memory";

let folder: TemporaryFolder;
const at = (file: string) => path.join(folder.path, file);
const open = (version = "1") => new FileMemory<string>(at("cache/files"), version);

beforeEach(() => {
  folder = temporaryFolder();
  folder.write("a.html", "a");
  folder.write("b.html", "b");
  const memory = open();
  for (const name of ["a", "b"]) memory.keep(at(`${name}.html`), `found in ${name}`);
  memory.save();
});
afterEach(() => folder.remove());

describe("what was found out about a file", () => {
  it("is remembered by the next process", () => {
    expect(open().recall(at("a.html"))).toBe("found in a");
  });

  it("is forgotten where the file has another time, or another size", () => {
    const { atime, mtime } = statSync(at("b.html"));
    utimesSync(at("a.html"), 2_000_000_000, 2_000_000_000);
    folder.write("b.html", "bb");
    utimesSync(at("b.html"), atime, mtime);
    expect([open().recall(at("a.html")), open().recall(at("b.html"))]).toEqual([undefined, undefined]);
  });

  it("is forgotten where something else has changed that decides it", () => {
    expect(open("2").recall(at("a.html"))).toBeUndefined();
  });

  it("goes with files that nobody asks for any more", () => {
    const memory = open();
    memory.keep(at("a.html"), "found in a");
    memory.save();
    expect([open().recall(at("a.html")), open().recall(at("b.html"))]).toEqual(["found in a", undefined]);
  });

  it("is nothing where the store can't be read", () => {
    folder.write("cache/files", "broken");
    expect(open().recall(at("a.html"))).toBeUndefined();
  });
});
