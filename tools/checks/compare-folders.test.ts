import { type TemporaryFolder, temporaryFolder } from "../../test/temporary-folder";
import { compareFolders } from "./compare-folders";

let first: TemporaryFolder;
let second: TemporaryFolder;
const differences = () => compareFolders(first.path, second.path);

beforeEach(() => {
  [first, second] = [temporaryFolder(), temporaryFolder()];
  for (const folder of [first, second]) {
    folder.write("de/index.html", "<p>One</p>");
    folder.write("app.js", "run()");
  }
});
afterEach(() => [first, second].forEach((folder) => folder.remove()));

it("two folders differ by a file that only one of them has, and by a byte, and it is said where", () => {
  expect(differences()).toEqual([]);
  first.write("a.txt", "");
  second.write("deep/b.txt", "B");
  second.write("app.js", "run();");
  expect(differences()).toEqual([
    "a.txt - only in the first",
    'app.js - from byte 5: "run()", and "run();"',
    "deep/b.txt - only in the second",
  ]);
});

it("two folders differ by a compressed copy alone, but not by one of a text that differs itself", () => {
  for (const [index, folder] of [first, second].entries()) {
    folder.write("app.js.br", String(index));
    folder.write("page.html", String(index));
    folder.write("page.html.gz", String(index));
  }
  expect(differences().map((line) => line.split(" ")[0])).toEqual(["app.js.br", "page.html"]);
});
