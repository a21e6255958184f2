import { type TemporaryFolder, temporaryFolder } from "../../test/temporary-folder";
import { measurePictures, picturesIn } from "./picture-sizes";

const HTML = `<picture><source type="image/avif" srcset="/a-800.avif 800w,/a-1600.avif 1600w" sizes="(min-width: 64rem) 86vw, 92vw">
<source type="image/webp" srcset="/a-800.webp 800w" sizes="(min-width: 64rem) 86vw, 92vw"><img src="/a.png" alt=""></picture>
<img src="/cover.svg" alt=""><img src="/cover.svg" alt="">`;

let folder: TemporaryFolder;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

it.each([
  [390, 2, "/a-800.avif"],
  [1440, 1, "/a-1600.avif"],
  [1440, 2, "/a-1600.avif"],
])("a browser %d wide at %dx chooses the first that is wide enough, or the last", (width, density, address) => {
  expect(picturesIn(HTML, { width, density })).toEqual([address, "/cover.svg", "/cover.svg"]);
});

it("will not guess at sizes that it can't read", () => {
  const html = HTML.replaceAll("(min-width: 64rem) 86vw, 92vw", "50vw");
  expect(() => picturesIn(html, { width: 390, density: 2 })).toThrow('sizes="50vw"');
});

it("counts each file of a page once, as it is sent", () => {
  folder.write("de/fusion/index.html", HTML);
  folder.write("en/index.html", "<p>No picture.</p>");
  folder.write("a-800.avif", "12345");
  folder.write("cover.svg", "<svg>long</svg>");
  folder.write("cover.svg.br", "br");
  const view = { name: "a phone's", width: 390, density: 2, limit: 9 };
  expect(measurePictures(folder.path, view)).toEqual({ "/de/fusion/": 7, "/en/": 0 });
});
