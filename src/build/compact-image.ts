import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { ImageFiles } from "../components/picture/image-files";

/** `/static/<digest>/<settings>/<name>.<extension> <width>w` */
const ENTRY = /^(?<folder>.*\/)(?<settings>[^/]+)\/(?<name>[^/]+)\.(?<extension>\w+) (?<width>\d+)w$/u;

/**
 * gatsby-plugin-image's data names nine addresses, which differ in a few characters. Cards of pictures make up most of
 * a list's data, so that the browser gets what differs only (docs/decisions/0005-pictures.md). Browsers that know neither
 * AVIF nor WebP are too few for a choice of widths.
 * @param data the picture in formats that browsers choose from, the best first, and the last of them as the fallback
 * @param plain the picture in the format that every browser reads
 * @throws where the addresses do not have one folder and one name
 */
export function compactImage({ width, height, images }: IGatsbyImageData, plain: IGatsbyImageData): ImageFiles {
  const sets = [...(images.sources ?? []), images.fallback, plain.images.fallback];
  const entries = sets.map((set) => (set?.srcSet ?? "").split(/,\s*/u).map(partsOf));
  const first = entries[0]?.[0];
  if (!first) throw new Error("A picture without files");
  const { folder, name } = first;
  if (entries.flat().some((entry) => entry.folder !== folder || entry.name !== name))
    throw new Error(`The files of ${folder}${name} lie in different places`);
  return {
    width,
    height,
    folder,
    name,
    widths: (entries[0] ?? []).map((entry) => Number(entry.width)),
    files: Object.fromEntries(entries.map((set) => [set[0]?.extension, set.map(({ settings }) => settings)])),
  };
}

function partsOf(entry: string) {
  const { folder = "", settings = "", name = "", extension = "", width = "" } = ENTRY.exec(entry.trim())?.groups ?? {};
  if (!width) throw new Error(`Not the address of a picture: ${entry}`);
  return { folder, settings, name, extension, width };
}
