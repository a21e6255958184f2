import { contentFolder, HOME } from "../../test/content-folder";

const content = contentFolder();

const CALL = "call it index.de.md or index.en.md, in a folder named like the page's address";

it.each([
  ["index.ed.md", 'did you mean "index.en.md"?'],
  ["news/second-train.md", CALL],
  // No language but those of the site.
  ["index.fr.md", ""],
])("content/pages/%s is not a name for a page: %s", (name, remedy) => {
  content.write(`content/pages/${name}`, content.read(HOME.de));
  const told = `content/pages/${name}:1:1 file - is not a name for a page - ${remedy}`;
  expect(content.check()).toEqual([expect.stringContaining(told)]);
});

it("files whose name begins with a dot are none of the check's business", () => {
  content.write("content/pages/.DS_Store", "");
  expect(content.check()).toEqual([]);
});
