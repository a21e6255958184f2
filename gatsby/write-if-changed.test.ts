import { statSync, utimesSync } from "node:fs";
import path from "node:path";
import { type TemporaryFolder, temporaryFolder } from "../test/temporary-folder";
import { writeIfChanged } from "./write-if-changed";

let folder: TemporaryFolder;
const at = (file: string) => path.join(folder.path, file);

beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

describe("writeIfChanged", () => {
  it("leaves a file that holds the text with the time that it has", () => {
    folder.write("a.txt", "Grüße");
    utimesSync(at("a.txt"), 1, 1);
    writeIfChanged(at("a.txt"), "Grüße");
    writeIfChanged(at("a.txt"), "Grüße", "Grüße");
    expect(statSync(at("a.txt")).mtimeMs).toBe(1000);
  });

  it("writes what is new, in a folder that may be new too", () => {
    folder.write("a.txt", "Grüße");
    writeIfChanged(at("a.txt"), "Gruß");
    writeIfChanged(at("b/c.txt"), "neu");
    expect([folder.read("a.txt"), folder.read("b/c.txt")]).toEqual(["Gruß", "neu"]);
  });
});
