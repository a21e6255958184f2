import { textIn } from "../../../test/messages";
import { both, pageAt, smallSite } from "../../../test/small-site";
import { breadcrumbList } from "./breadcrumb-list";

const HOST = "https://www.signalbau.example";
const site = smallSite([
  both("/"),
  both("/newsroom/", { short: "Buchungs\u00adwesen,\u00a0neu" }),
  both("/news/alpha/", { short: "Alpha" }),
]);
const trailAt = (path: string) => breadcrumbList(site, pageAt(site, path), textIn("de"));

describe("the trail", () => {
  it("begins with the home page by its short name and ends with the page, which has no address", () => {
    expect(trailAt("/de/news/alpha/")).toEqual({
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Start", item: `${HOST}/de/` },
        { "@type": "ListItem", position: 2, name: "Buchungswesen, neu", item: `${HOST}/de/newsroom/` },
        { "@type": "ListItem", position: 3, name: "Alpha" },
      ],
    });
  });

  it("is none on the home page", () => {
    expect(trailAt("/de/")).toBeUndefined();
  });
});
