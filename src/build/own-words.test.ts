import { LANGUAGES } from "../languages/languages";
import { pageView } from "../routes/page-view";
import { fixtureSite } from "../testing/fixture";
import { readMessages } from "./language-packs";
import { withOwnWords } from "./own-words";
import { isForFewPages } from "./page-words";

const site = fixtureSite();
const wordsAt = (path: string) => {
  const page = site.pages.find((each) => each.path === path);
  if (!page) throw new Error(`The fixture has no ${path}`);
  return Object.keys(withOwnWords(site, pageView(site, page)).words ?? {});
};
const beginnings = (path: string) => [...new Set(wordsAt(path).map((id) => id.replace(/\..*$/u, "")))].sort();

describe("the words that come with a page", () => {
  it.each([
    ["/de/career/vacancies/fullstack-developer/", ["apply", "contract", "vacancy"]],
    ["/en/terms/", ["legal"]],
  ])("%s: those of its template", (path, wanted) => {
    expect(beginnings(path)).toEqual(wanted);
  });

  it("are those of its sections, too", () => {
    expect(beginnings("/de/")).toEqual(expect.arrayContaining(["board", "map"]));
  });

  it("are none where its template and sections have no words of their own", () => {
    expect(wordsAt("/de/imprint/").every((id) => id.startsWith("legal."))).toBe(true);
  });

  it("are in no pack of a language, and there is one for every page that says them", () => {
    for (const language of LANGUAGES) {
      const few = Object.keys(readMessages(language)).filter(isForFewPages);
      expect(few.length).toBeGreaterThan(50);
      const said = new Set(site.pages.flatMap(({ path }) => wordsAt(path)));
      expect(few.filter((id) => !said.has(id))).toEqual([]);
    }
  });
});
