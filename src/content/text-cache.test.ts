import path from "node:path";
import { type TemporaryFolder, temporaryFolder } from "../../test/temporary-folder";
import { saveTextCache, loadTextCache, cachedResult } from "./text-cache";

let folder: TemporaryFolder;
const file = () => path.join(folder.path, "cache/texts");
let code = "first version";
const make = jest.fn((text: string) => ({ html: `<p>${text}</p>` }));
const read = (text: string, purpose = "html") => cachedResult(purpose, text, () => make(text));
/** Loads and saves the cache as builds do. */
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

describe("cached", () => {
  it("calls make once for each text and purpose", () => {
    expect([read("a"), read("a"), read("a", "parts")]).toEqual(Array(3).fill({ html: "<p>a</p>" }));
    expect(make).toHaveBeenCalledTimes(2);
  });

  it.each<[string, string[][], () => void, string[], string[]]>([
    ["once for builds in which it has not changed", [["a", "b"]], () => undefined, ["a", "c"], ["c"]],
    ["anew when a build did without it", [["a", "b"], ["a"]], () => undefined, ["a", "b"], ["b"]],
    ["anew when the code that makes it has changed", [["a"]], () => (code = "second version"), ["a"], ["a"]],
    ["anew where the file can't be read", [["a"]], () => folder.write("cache/texts", "half of it"), ["a"], ["a"]],
  ])("is made %s", (_when, before, change, texts, madeAnew) => {
    for (const each of before) build(...each);
    change();
    make.mockClear();
    expect(build(...texts)).toEqual(texts.map((text) => ({ html: `<p>${text}</p>` })));
    expect(make.mock.calls).toEqual(madeAnew.map((text) => [text]));
  });
});
