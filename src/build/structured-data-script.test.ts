import { both, smallSite } from "../testing/small-site";
import { type TemporaryFolder, temporaryFolder } from "../testing/temporary-folder";
import { withStructuredData, writeStructuredData } from "./structured-data-script";

const DATA = { "@context": "https://schema.org", "@type": "Service", name: "A $& </script> B" } as const;
const ELEMENT =
  '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Service","name":"A $& \\u003c/script> B"}</script>';
const page = (more = "") => `<html><head><title>A</title>${more}</head><body></body></html>`;

describe("the element of structured data", () => {
  it("stands once at the end of the head, and no text of it can end it", () => {
    expect(withStructuredData(page(), DATA)).toBe(page(ELEMENT));
  });

  it("takes the place of the one from the last build", () => {
    expect(withStructuredData(page('<script type="application/ld+json">{"a":1}</script>'), DATA)).toBe(page(ELEMENT));
    expect(withStructuredData(page(ELEMENT), undefined)).toBe(page());
  });

  it("is not one that Gatsby would remove when the page is taken over", () => {
    expect(withStructuredData(page(), DATA)).not.toContain("data-gatsby-head");
  });
});

describe("writeStructuredData", () => {
  let folder: TemporaryFolder;
  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(() => folder.remove());

  it("writes into each page what it is about, in its language, the same when it is run again", () => {
    const site = smallSite([both("/"), both("/services/cms/"), both("/xmas/", { noindex: true })]);
    for (const { path } of site.pages) folder.write(`${path}index.html`, page());
    const read = () => site.pages.map(({ path }) => folder.read(`${path}index.html`));
    writeStructuredData(site, folder.path);
    const written = read();
    expect(folder.read("de/services/cms/index.html")).toContain('"name":"Start"');
    expect(folder.read("en/services/cms/index.html")).toContain('"name":"Home"');
    expect(folder.read("en/xmas/index.html")).toBe(page());
    writeStructuredData(site, folder.path);
    expect(read()).toEqual(written);
  });
});
