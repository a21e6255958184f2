import { both, smallSite } from "../../../test/small-site";
import { MAX_FEED_ENTRIES, createNewsFeed } from "./news-feed";

const frame = [both("/"), both("/newsroom/")];
const article = (name: string, date: string, more = {}) => both(`/news/${name}/`, { date, ...more });
const urls = (site: Parameters<typeof createNewsFeed>[0], language: "de" | "en" = "de") =>
  createNewsFeed(site, language)?.entries.map(({ url }) => url.replace("https://www.signalbau.example", ""));

it("createNewsFeed was updated when its last article was published or changed, on every day of a build", () => {
  const articles = [
    article("one", "2025-01-01", { updated: "2026-08-01" }),
    article("two", "2026-02-01", { updated: "2026-01-01" }),
    article("zero", "2024-01-01"),
  ];
  for (const today of ["2026-11-20", "2027-11-20"]) {
    const feed = createNewsFeed(smallSite([...frame, ...articles], { today }), "de");
    expect(feed?.updated).toBe("2026-08-01T00:00:00+02:00");
    // Readers could not have missed a change before the publication.
    expect(feed?.entries.map(({ updated }) => updated)).toEqual([undefined, "2026-08-01T00:00:00+02:00", undefined]);
  }
});

it("createNewsFeed holds the newest 50 articles, and is undefined without articles", () => {
  const many = Array.from({ length: MAX_FEED_ENTRIES + 1 }, (_, index) =>
    article(`a${index}`, `${1900 + index}-01-01`),
  );
  expect(urls(smallSite([...frame, ...many]))).toHaveLength(MAX_FEED_ENTRIES);
  expect(urls(smallSite([...frame, ...many]))).not.toContain("/de/news/a0/");
  expect(createNewsFeed(smallSite(frame), "de")).toBeUndefined();
});
