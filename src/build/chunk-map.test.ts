import { removeChunkMap } from "./chunk-map";

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
