import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { ImageFiles } from "../components/picture/image-files";

/** `/static/<digest>/<settings>/<name>.<extension> <width>w` */
const ENTRY = /^(?<folder>.*\/)(?<settings>[^/]+)\/(?<name>[^/]+)\.(?<extension>\w+) (?<width>\d+)w$/u;

/**
 * gatsby-plugin-image's data names nine addresses, which differ in a few characters. Cards of pictures make up most of
 * a list's data, so that the browser gets what differs only (docs/decisions/0005-pictures.md). Browsers that know neither
 * AVIF nor WebP are too few for a choice of widths: they get the middle one.
 * @throws where the addresses do not have one folder and one name
 */
export function compactImage({ width, height, images }: IGatsbyImageData): ImageFiles {
  const entriesOf = (srcSet = "") => srcSet.split(/,\s*/u).map(partsOf);
  const fallback = middleOf(entriesOf(images.fallback?.srcSet));
  const entries = [...(images.sources ?? []).map(({ srcSet }) => entriesOf(srcSet)), fallback];
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

const middleOf = <T>(all: readonly T[]) => all.slice(Math.floor(all.length / 2)).slice(0, 1);

function partsOf(entry: string) {
  const { folder = "", settings = "", name = "", extension = "", width = "" } = ENTRY.exec(entry.trim())?.groups ?? {};
  if (!width) throw new Error(`Not the address of a picture: ${entry}`);
  return { folder, settings, name, extension, width };
}
