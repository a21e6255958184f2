import { ARTICLE, contentFolder, HOME } from "../../test/content-folder";

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

const IS = "is no name for a part of an address";
const OF = ", of the letters a to z, digits, dots inside, - and _";

it.each([
  ["my fair", "my-fair"],
  ["Größe", "Groesse"],
  ["Gro\u0308ße", "Groesse"],
  ["50%20off?", "50-off"],
  ["a#b", "a-b"],
  ["CON", "CON-page"],
  ["aux.txt", "aux-page.txt"],
  ["end.", "end"],
  ["-x", "x"],
  ["Łódź", "lodz"],
  ["日本", "page"],
  ["x".repeat(81), "x".repeat(80)],
])("a folder can't be called %s: the check offers a name that works everywhere", (name, better) => {
  content.addPage(`/${name}/`, "Depot");
  content.write(`content/pages/${name}/b/index.de.md`, "");
  const lines = content.check().filter((line) => line.includes(IS));
  expect(lines).toEqual([expect.stringContaining(`"${name}" ${IS} - call it ${better}${OF}`)]);
});

it("a picture whose name has blanks or umlauts is told once, and not taken for one that is missing or unused", () => {
  content.move(
    "content/pages/news/first-train/cover.svg",
    "content/pages/news/first-train/Übersicht 1.svg".normalize("NFD"),
  );
  content.changeBoth(ARTICLE, "cover.svg", '"Übersicht 1.svg"');
  expect(content.check().map((line) => line.replace(/ending .*/u, ""))).toEqual([
    expect.stringContaining(`${IS} - call it uebersicht-1.svg${OF}`),
    ...Object.values(ARTICLE).map(
      (file) =>
        `${file}:9:9 picture.file - "Übersicht 1.svg" is not of the right form - write the picture's file name, beside this page, without umlauts and blanks, `,
    ),
  ]);
});

it("a folder that is called as a language is told", () => {
  content.addPage("/en/", "English");
  expect(content.check()).toContainEqual(expect.stringContaining(`"en" ${IS} - call it en-page`));
});
