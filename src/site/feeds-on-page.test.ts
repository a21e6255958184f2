import { both, pageAt, smallSite } from "../../test/small-site";
import { feedsOn } from "./feeds-on-page";

const listing = (of: string) => ({ sections: [{ type: "listing", id: "list", heading: "List", of }] });
const site = smallSite([
  both("/"),
  both("/newsroom/", listing("news")),
  both("/career/", listing("vacancies")),
  both("/news/train/"),
  both("/contact/"),
]);

describe("the feeds that a page names", () => {
  it.each(["/de/", "/de/newsroom/", "/de/news/train/"])("are those of its language, on %s", (path) => {
    expect(feedsOn(pageAt(site, path))).toEqual({
      feeds: [
        ["application/atom+xml", "/de/news/feed.xml"],
        ["application/feed+json", "/de/news/feed.json"],
      ],
    });
  });

  it.each(["/en/career/", "/en/contact/"])("are none on %s, which has no news", (path) => {
    expect(feedsOn(pageAt(site, path))).toEqual({});
  });
});
