import { contentFolder, HOME } from "../../test/content-folder";

const content = contentFolder();

describe("the name of a page's file", () => {
  it("is suggested where it is nearly right", () => {
    content.write("content/pages/index.ed.md", content.read(HOME.de));
    expect(content.check()).toEqual([
      'content/pages/index.ed.md:1:1 file - is not a name for a page - did you mean "index.en.md"?',
    ]);
  });

  it("is explained where nothing is near", () => {
    content.write("content/pages/news/second-train.md", content.read(HOME.de));
    expect(content.check()).toEqual([
      "content/pages/news/second-train.md:1:1 file - is not a name for a page - call it index.de.md or index.en.md, in a folder named like the page's address",
    ]);
  });

  it("knows no language but those of the site", () => {
    content.write("content/pages/index.fr.md", content.read(HOME.de));
    expect(content.check()).toHaveLength(1);
  });
});

describe("other files", () => {
  it("are none of the check's business where their name begins with a dot", () => {
    content.write("content/pages/.DS_Store", "");
    expect(content.check()).toEqual([]);
  });
});
