import { chunkMap, removeChunkMap } from "./chunk-map";

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

  it("names the scripts and styles of templates, and nothing else", () => {
    const assets = {
      app: ["app-1.js"],
      "component---page": ["shared-2.js", "component---page.3.css", "component---page-4.js"],
    };
    expect(chunkMap(assets)).toEqual({
      "component---page": ["/shared-2.js", "/component---page.3.css", "/component---page-4.js"],
    });
  });
});
