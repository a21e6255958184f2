import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { type TemporaryFolder, temporaryFolder } from "../../test/temporary-folder";
import { saveTextCache, loadTextCache, cached } from "./text-cache";

let folder: TemporaryFolder;
const file = () => path.join(folder.path, "cache/texts");
let code = "first version";
const make = jest.fn((text: string) => ({ html: `<p>${text}</p>` }));
const read = (text: string, purpose = "html") => cached(purpose, text, () => make(text));
/** As another build of the same site begins, and ends. */
const build = (...texts: string[]) => {
  loadTextCache(file(), code);
  const made = texts.map((text) => read(text));
  saveTextCache(file(), code);
  return made;
};

beforeEach(() => {
  folder = temporaryFolder();
  code = "first version";
  loadTextCache(file(), code);
  make.mockClear();
});
afterEach(() => folder.remove());

describe("what is made of a text", () => {
  it("is made once for each purpose", () => {
    expect([read("a"), read("a"), read("a", "parts")]).toEqual(Array(3).fill({ html: "<p>a</p>" }));
    expect(make).toHaveBeenCalledTimes(2);
  });

  it("is there in the next build, for texts that have not changed", () => {
    const first = build("a", "b");
    make.mockClear();
    expect(build("a", "c")[0]).toEqual(first[0]);
    expect(make.mock.calls).toEqual([["c"]]);
  });

  it("is forgotten when a build does without it", () => {
    build("a", "b");
    build("a");
    make.mockClear();
    build("a", "b");
    expect(make.mock.calls).toEqual([["b"]]);
  });

  it("is made anew when the code that makes it has changed", () => {
    build("a");
    code = "second version";
    make.mockClear();
    build("a");
    expect(make.mock.calls).toEqual([["a"]]);
  });

  it("is made anew where the file can't be read", () => {
    build("a");
    folder.write("cache/texts", "half of it");
    make.mockClear();
    expect(build("a")).toEqual([{ html: "<p>a</p>" }]);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it("is not written again where nothing is new", () => {
    build("a");
    const before = [statSync(file()).mtimeMs, readFileSync(file()).length];
    build("a");
    expect([statSync(file()).mtimeMs, readFileSync(file()).length]).toEqual(before);
    expect(existsSync(`${file()}.${process.pid}`)).toBe(false);
  });
});
