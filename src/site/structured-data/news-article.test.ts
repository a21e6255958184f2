import { de, pageAt, smallSite } from "../../../test/small-site";
import { textIn } from "../../../test/messages";
import { structuredData } from "./structured-data";

it("an article has its headline, its day, its share picture, and the company as its author", () => {
  const site = smallSite([de("/news/alpha/", { title: "Zwei\u00ad Züge\u00a0mehr", date: "2026-05-01" })]);
  expect(structuredData(site, pageAt(site, "/de/news/alpha/"), textIn("de"))).toEqual({
    "@context": "https://schema.org",
    "@type": "NewsArticle",
    url: "https://www.signalbau.example/de/news/alpha/",
    headline: "Zwei Züge mehr",
    image: "https://www.signalbau.example/de/news/alpha/share.png",
    datePublished: "2026-05-01",
    author: {
      "@type": "Organization",
      "@id": "https://www.signalbau.example/#organization",
      name: "Signalbau",
      url: "https://www.signalbau.example/de/",
    },
  });
});
