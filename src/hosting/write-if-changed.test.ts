import { statSync, utimesSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../test/temporary-folder";
import { writeIfChanged } from "./write-if-changed";

it("a file that holds the text keeps its time; what is new is written, in a folder that may be new too", () => {
  const folder = temporaryFolder();
  const [known, fresh] = [path.join(folder.path, "a.txt"), path.join(folder.path, "b/c.txt")];
  folder.write("a.txt", "Grüße");
  utimesSync(known, 1, 1);
  writeIfChanged(known, "Grüße");
  expect(statSync(known).mtimeMs).toBe(1000);
  writeIfChanged(known, "Gruß");
  writeIfChanged(fresh, "neu");
  expect([folder.read("a.txt"), folder.read("b/c.txt")]).toEqual(["Gruß", "neu"]);
  folder.remove();
});
