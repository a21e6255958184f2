import { contentFolder } from "../../test/content-folder";

/** Drafts and future pages appear nowhere (quality E3): no later step can show a page that the loader excludes. */
const content = contentFolder();

const routes = (today?: string) => [...new Set(content.load(today).entries.map(({ route }) => route))];

const PUBLISHED = ["/404/", "/500/", "/contact/", "/", "/news/first-train/", "/offline/", "/services/rail-advice/"];

describe("isPublished", () => {
  it("excludes drafts, and includes pages with draft: false", () => {
    const depot = content.addPage("/depot/", "The depot", "draft: true");
    expect(content.check()).toEqual([]);
    expect(routes()).toEqual(PUBLISHED);
    content.changeBoth(depot, "draft: true", "draft: false");
    expect(routes()).toContain("/depot/");
  });

  it("excludes pages dated after today, and includes those dated today or before", () => {
    content.addPage("/news/next-train/", "The next train", "date: 2026-12-24\ncategory: relaunch");
    expect(content.check("2026-12-23")).toEqual([]);
    expect(routes("2026-12-23")).toEqual(PUBLISHED);
    expect(routes("2026-12-24")).toContain("/news/next-train/");
    expect(routes("2027-01-01")).toContain("/news/next-train/");
  });

  it("excludes drafts from the services of a line", () => {
    const section = "sections: [{ type: listing, id: all, heading: All, of: services }]";
    content.addPage("/services/", "The services", section, "[A](#line-a), [B](#line-b)\n");
    content.addPage("/services/depot/", "The depot", "draft: true\nline: A");
    const missing = content.check().filter((line) => line.includes("has no part"));
    expect(missing.map((line) => line.split(" - ")[1])).toEqual(Array(2).fill("/services/ has no part #line-a"));
  });

  it("allows a draft to link to a draft", () => {
    content.addPage("/depot/", "The depot", "draft: true");
    content.addPage("/shed/", "The shed", "draft: true\nrelated: [/depot/]");
    expect(content.check()).toEqual([]);
  });

  it("excludes drafts only after they have been checked", () => {
    const { de } = content.addPage("/depot/", "The depot", "draft: true\nclosing: Ja?");
    expect(content.check()).toContain(
      `${de}:6:10 closing - has 3 characters, fewer than 4 - write the closing band's line, a question or an offer (4 to 60 characters, one line)`,
    );
  });
});
