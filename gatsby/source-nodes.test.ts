import type { Actions, NodeInput } from "gatsby";
import { LANGUAGES } from "../src/i18n/languages";
import { pageView } from "../src/site/page-view";
import { both, de, pageAt, smallSite } from "../test/small-site";
import { type TemporaryFolder, temporaryFolder } from "../test/temporary-folder";
import { nodeId, PAGE_NODE, pageNode, sourceNodes } from "./source-nodes";

const COVER = "content/pages/about-us/cover.svg";
const project = process.cwd();
let folder: TemporaryFolder;

/** Pictures and words are read from the project's root, where the build runs: here that is a folder without any. */
beforeEach(() => {
  folder = temporaryFolder();
  process.chdir(folder.path);
  folder.write(COVER, "<svg/>");
  for (const language of LANGUAGES) folder.write(`locales/${language}.json`, "{}");
});

afterEach(() => {
  process.chdir(project);
  folder.remove();
});

const digest = (content: Record<string, unknown> = {}) => {
  const site = smallSite([de("/about-us/", { picture: { file: COVER, alt: "Ein Stellwerk" }, ...content })]);
  return pageNode(site, pageAt(site, "/de/about-us/")).internal.contentDigest;
};

describe("the digest of a page's node", () => {
  it("is the same for the same words and pictures", () => {
    expect(digest()).toBe(digest());
    expect(digest()).toMatch(/^[0-9a-f]{64}$/u);
  });

  it("changes with a picture's bytes", () => {
    const before = digest();
    folder.write(COVER, "<svg />");
    expect(digest()).not.toBe(before);
  });

  it("changes with the picture of another page that this one shows", () => {
    const shows = { sections: [{ type: "projects", id: "a", heading: "A", routes: ["/contact/"] }] };
    const map = { picture: { file: "content/pages/contact/map.svg", decorative: true } };
    const other = () => {
      const site = smallSite([de("/about-us/", shows), de("/contact/", map)]);
      return pageNode(site, pageAt(site, "/de/about-us/")).internal.contentDigest;
    };
    folder.write("content/pages/contact/map.svg", "one");
    const before = other();
    folder.write("content/pages/contact/map.svg", "two");
    expect(other()).not.toBe(before);
  });

  it.each([{ lead: "Another first paragraph." }, { closing: "Und jetzt?" }, { noindex: true }])(
    "changes with %j",
    (content) => {
      expect(digest(content)).not.toBe(digest());
    },
  );

  it("can't be made of a picture that is gone", () => {
    expect(() => digest({ picture: { file: "content/pages/about-us/gone.svg" } })).toThrow(/gone\.svg/u);
  });
});

describe("sourceNodes", () => {
  it("creates a node per page and language, holding all that the page shows", () => {
    const nodes: NodeInput[] = [];
    const site = smallSite([both("/contact/"), de("/xmas/")]);
    sourceNodes({ actions: { createNode: (node: NodeInput) => nodes.push(node) } as unknown as Actions }, site);
    expect(nodes.map(({ id }) => id)).toEqual(["page /de/contact/", "page /en/contact/", "page /de/xmas/"]);
    for (const [index, page] of site.pages.entries()) {
      expect(nodes[index]).toMatchObject({
        id: nodeId(page),
        view: pageView(site, page),
        internal: { type: PAGE_NODE },
      });
    }
  });
});
