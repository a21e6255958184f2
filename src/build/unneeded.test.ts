import { removeChunkMap, removeGenerator, removePicturePreload, removeStyleAttributes } from "./unneeded";

describe("what a page has no need of", () => {
  it("is the style of Gatsby's own element; others are not touched, and fail the build", () => {
    expect(removeStyleAttributes('<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"></div>')).toBe(
      '<div tabindex="-1" id="gatsby-focus-wrapper"></div>',
    );
    expect(removeStyleAttributes('<div class="a" style="top:0">')).toBe('<div class="a" style="top:0">');
  });

  it("is an order for a picture that the page shows; others stay", () => {
    const font = '<link rel="preload" as="font" href="/a.woff2"/>';
    const picture = '<link rel="preload" as="image" href="/a.svg" fetchPriority="high"/>';
    expect(removePicturePreload(`${font}${picture}<img src="/a.svg"/>`)).toBe(`${font}<img src="/a.svg"/>`);
  });

  it("is the name of what made it", () => {
    expect(removeGenerator('<meta charset="utf-8"/><meta name="generator" content="Gatsby 5.16.1"/>')).toBe(
      '<meta charset="utf-8"/>',
    );
  });
});

const PAGE = (map: string) =>
  `<p>Text</p><script\n id="gatsby-chunk-mapping"\n>\n window.___chunkMapping=${map};\n </script><p>End</p>`;

describe("the map of chunks", () => {
  it.each(['"{\\"app\\":[\\"/app-1.js\\"]}"', "{}"])("is taken out of a page: %s", (map) => {
    expect(removeChunkMap(PAGE(map))).toBe("<p>Text</p><p>End</p>");
  });

  it("is left alone on a page that has been through it", () => {
    const once = removeChunkMap(PAGE('"{}"'));
    expect(removeChunkMap(once)).toBe(once);
  });
});
