import { picturesIn } from "./picture-sizes";

const SIZES = "(min-width: 64rem) 86vw, 92vw";
const HTML = `<picture><source media="(max-width: 47.9375rem)" srcset="/narrow-360.webp 360w,/narrow-720.webp 720w" sizes="${SIZES}">
<img src="/a-800.webp" srcset="/a-800.webp 800w,/a-1600.webp 1600w" sizes="${SIZES}" alt=""></picture>
<img src="/cover.svg" alt=""><img src="/cover.svg" alt="">`;

it.each([
  [390, 2, "/narrow-720.webp"],
  [1440, 1, "/a-1600.webp"],
  [1440, 2, "/a-1600.webp"],
])("a browser %d wide at %dx chooses the first that is wide enough, or the last", (width, density, address) => {
  expect(picturesIn(HTML, { width, density })).toEqual([address, "/cover.svg", "/cover.svg"]);
});

it("will not guess at sizes that it can't read", () => {
  const html = HTML.replaceAll(SIZES, "50vw");
  expect(() => picturesIn(html, { width: 390, density: 2 })).toThrow('sizes="50vw"');
});
