import { contentFolder } from "../test/content-folder";
import { type TemporaryFolder, temporaryFolder } from "../test/temporary-folder";
import { loadSite } from "./load-site";

describe("loadSite", () => {
  const sample = contentFolder();
  let folder: TemporaryFolder;
  const date = process.env["BUILD_DATE"];

  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(() => {
    folder.remove();
    if (date === undefined) delete process.env["BUILD_DATE"];
    else process.env["BUILD_DATE"] = date;
  });

  it("stops the build with a line for every mistake, each with its place", () => {
    folder.write("content/site/company.yml", "name: Signalbau\n");
    folder.write("content/pages/index.de.md", "---\ntitle: Start\n---\n");
    folder.write("content/pages/contact/index.de.md", "---\ntitel: Kontakt\n---\n");
    expect(() => loadSite(folder.path)).toThrow(/^The content has \d+ mistakes:\n/u);
    expect(() => loadSite(folder.path)).toThrow(/content\/pages\/index\.de\.md:1:1 .+ - .+ - .+/u);
    expect(() => loadSite(folder.path)).toThrow(/content\/pages\/contact\/index\.de\.md:2:1 titel - is not a field/u);
  });

  it("looks at the site on the day that BUILD_DATE names, and shows what is not published yet in a preview", () => {
    const root = sample.root;
    sample.addPage("/depot/", "The depot", "draft: true");
    sample.addPage("/news/next-train/", "The next train", "date: 2027-12-24\ncategory: relaunch");
    process.env["BUILD_DATE"] = "2026-11-20";
    expect(loadSite(root).today).toBe("2026-11-20");
    const routes = () => new Set(loadSite(root).pages.map((page) => page.route));
    expect(routes()).not.toContain("/depot/");
    process.env["SHOW_DRAFTS"] = "1";
    const shown = routes();
    delete process.env["SHOW_DRAFTS"];
    expect([...shown]).toEqual(expect.arrayContaining(["/depot/", "/news/next-train/"]));
  });
});
