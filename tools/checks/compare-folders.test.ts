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

describe("two folders", () => {
  it("with the same files are the same", () => {
    expect(differences()).toEqual([]);
  });

  it("differ by a file that only one of them has", () => {
    first.write("a.txt", "");
    second.write("deep/b.txt", "B");
    expect(differences()).toEqual(["a.txt - only in the first", "deep/b.txt - only in the second"]);
  });

  it("differ by a byte, and it is said where", () => {
    second.write("de/index.html", "<p>Two</p>");
    second.write("app.js", "run();");
    expect(differences()).toEqual([
      'app.js - from byte 5: "run()", and "run();"',
      'de/index.html - from byte 3: "<p>One</p>", and "<p>Two</p>"',
    ]);
  });

  it("differ by a compressed copy alone, but not by one of a text that differs itself", () => {
    for (const [index, folder] of [first, second].entries()) {
      folder.write("app.js.br", String(index));
      folder.write("page.html", String(index));
      folder.write("page.html.gz", String(index));
    }
    expect(differences().map((line) => line.split(" ")[0])).toEqual(["app.js.br", "page.html"]);
  });
});
