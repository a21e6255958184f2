import type { IGatsbyImageData } from "gatsby-plugin-image";
import { srcSetOf } from "../components/picture/image-files";
import { compactImage } from "./compact-image";

const set = (type: string, settings: readonly string[]) =>
  settings.map((part, index) => `/static/d1/${part}/cover.${type} ${[400, 800][index]}w`).join(",\n");

/** As gatsby-plugin-sharp returns it. */
const imageOf = (images: IGatsbyImageData["images"]): IGatsbyImageData => ({
  layout: "constrained",
  width: 800,
  height: 533,
  images,
});
const DATA = imageOf({
  sources: [{ type: "image/avif", srcSet: set("avif", ["a4", "a8"]), sizes: "100vw" }],
  fallback: { src: "/static/d1/w8/cover.webp", srcSet: set("webp", ["w4", "w8"]), sizes: "100vw" },
});
const plain = (srcSet: string) => imageOf({ fallback: { src: "/static/d1/p8/cover.png", srcSet, sizes: "100vw" } });
const PLAIN = plain("/static/d1/p8/cover.png 800w");

describe("compactImage", () => {
  it("keeps what differs between the files of a picture, and one file of the format that every browser reads, last", () => {
    expect(compactImage(DATA, PLAIN)).toEqual({
      width: 800,
      height: 533,
      folder: "/static/d1/",
      name: "cover",
      widths: [400, 800],
      files: { avif: ["a4", "a8"], webp: ["w4", "w8"], png: ["p8"] },
    });
    expect(Object.keys(compactImage(DATA, PLAIN).files).at(-1)).toBe("png");
  });

  it("loses no address of those that browsers choose from", () => {
    const compact = compactImage(DATA, PLAIN);
    for (const format of ["avif", "webp"])
      expect(srcSetOf(compact, format)).toBe(set(format, compact.files[format] ?? []).replace(/\s(?=\/)/gu, ""));
  });

  it.each([
    ["is none", "", "Not the address of a picture: "],
    ["lies elsewhere", "/static/d2/p4/cover.png 400w", "The files of /static/d1/cover lie in different places"],
    ["has another name", "/static/d1/p4/photo.png 400w", "The files of /static/d1/cover lie in different places"],
  ])("fails where an address %s", (_what, srcSet, message) => {
    expect(() => compactImage(DATA, plain(srcSet))).toThrow(message);
  });
});
