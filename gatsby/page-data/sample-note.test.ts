import { pageView } from "../../src/site/page-view";
import { both, smallSite } from "../../test/small-site";
import { withSampleNote } from "./sample-note";

/** @returns the notes of a project's page and of another, in German and in English. */
function notes(sampleProjects?: boolean) {
  const company = sampleProjects === undefined ? {} : { sampleProjects };
  const site = smallSite([both("/case-study/alpha/", { map: {} }), both("/services/cms/")], { company });
  return Object.fromEntries(
    site.pages.map((page) => [page.path, withSampleNote(site, pageView(site, page)).sampleNote]),
  );
}

it("the note that a page is a sample stands on every project's page, in its language, and on no other", () => {
  expect(notes(true)).toEqual({
    "/de/case-study/alpha/": expect.stringMatching(/^Beispiel/u) as string,
    "/en/case-study/alpha/": expect.stringMatching(/^Sample/u) as string,
    "/de/services/cms/": undefined,
    "/en/services/cms/": undefined,
  });
  for (const said of [undefined, false]) expect(Object.values(notes(said)).filter(Boolean)).toEqual([]);
});
