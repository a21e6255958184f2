import { type TemporaryFolder, temporaryFolder } from "../../../test/temporary-folder";
import { fixtureOn } from "../../../test/fixture";
import { both, smallSite } from "../../../test/small-site";
import { writeFeeds } from "./write-feeds";

const FILES = ["de", "en"].flatMap((language) => ["xml", "json"].map((ending) => `${language}/news/feed.${ending}`));
let folder: TemporaryFolder;

beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

describe("writeFeeds", () => {
  it("writes every format in every language, with the names of categories in that language", () => {
    writeFeeds(fixtureOn("2026-11-21"), folder.path);
    for (const file of FILES) {
      expect(folder.read(file)).toContain(file.startsWith("de") ? "Messe" : "Trade fair");
      expect(/ (?:href|src)=(?:\\?"|&quot;)(?:\/|#)/u.test(folder.read(file))).toBe(false);
    }
  });

  it("leaves soft hyphens out", () => {
    const title = "Fahr\u00adgast\u00adinformation";
    writeFeeds(
      smallSite([both("/"), both("/newsroom/"), both("/news/one/", { title, lead: "A\u00adB" })]),
      folder.path,
    );
    for (const file of FILES) {
      expect(folder.read(file)).toContain("Fahrgastinformation");
      expect(folder.read(file)).not.toContain("\u00ad");
    }
  });
});
