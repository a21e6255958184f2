import { contentFolder } from "../test/content-folder";
import { loadSite } from "./load-site";

describe("loadSite", () => {
  const content = contentFolder();
  const { BUILD_DATE, SHOW_DRAFTS } = process.env;

  afterEach(() => {
    for (const [name, value] of Object.entries({ BUILD_DATE, SHOW_DRAFTS }))
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
  });

  it("throws with a line for every mistake in the content, each with its position", () => {
    content.write("content/pages/index.de.md", "---\ntitle: Start\n---\n");
    content.write("content/pages/contact/index.de.md", "---\ntitel: Kontakt\n---\n");
    expect(() => loadSite(content.root)).toThrow(/^The content has \d+ mistakes:\n/u);
    expect(() => loadSite(content.root)).toThrow(/content\/pages\/index\.de\.md:2:1 .+ - .+ - .+/u);
    expect(() => loadSite(content.root)).toThrow(/content\/pages\/contact\/index\.de\.md:2:1 titel - is not a field/u);
  });

  it("computes the site for the day of BUILD_DATE, with drafts and future pages only if SHOW_DRAFTS is 1", () => {
    content.addPage("/depot/", "The depot", "draft: true");
    content.addPage("/news/next-train/", "The next train", "date: 2027-12-24\ncategory: relaunch");
    process.env["BUILD_DATE"] = "2026-11-20";
    const routes = () => loadSite(content.root).pages.map(({ route }) => route);
    expect(loadSite(content.root).today).toBe("2026-11-20");
    expect(routes()).not.toContain("/depot/");
    process.env["SHOW_DRAFTS"] = "1";
    expect(routes()).toEqual(expect.arrayContaining(["/depot/", "/news/next-train/"]));
  });
});
