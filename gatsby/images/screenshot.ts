/** Screens (mockups/screens/): their few colours need their own encoder settings (docs/decisions/0005-pictures.md). */
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { getImageData } from "gatsby-plugin-image";
import sharp from "sharp";
import type { Photograph } from "../../src/components/picture/picture";

/** What hosts keep for a year (src/hosting/caching.ts). Nothing else of the build writes here. */
const FOLDER = "/static/screens";
const DIGEST = 8;
/** What `npm run screens` has encoded and an editor has committed: a build copies it. */
export const ENCODED = "mockups/encoded";

/**
 * In pixels. Pages show a browser's window 350 to 1,280 CSS pixels wide, a phone 180 to 320. Each picture is encoded once and
 * downloaded often: this effort saves 12 % (AVIF) and 6 % (WebP) of the least one's bytes for five times and twice its time.
 */
const WIDTHS = { landscape: [800, 1000, 1600], portrait: [360, 720] } as const;
const ENCODERS = {
  avif: { quality: 52, effort: 4 },
  webp: { quality: 70, effort: 6 },
  png: { palette: true, quality: 80 },
} as const;
/** Part of each file's address and of each page's digest. */
export const SCREENSHOT_SETTINGS = JSON.stringify([sharp.versions.sharp, WIDTHS, ENCODERS]);

type Format = keyof typeof ENCODERS;

/**
 * @param file the picture's path from the project's root
 * @returns gatsby-plugin-image's data: AVIF and WebP in two or three widths, and a PNG in the smallest for all other browsers
 * @throws where it can't be read
 */
export async function screenshot(file: string): Promise<Photograph> {
  const { addressOf, widths, width, height } = await variantsOf(file);
  const { images } = getImageData({
    baseUrl: file,
    sourceWidth: width,
    sourceHeight: height,
    pluginName: "screens",
    formats: ["avif", "webp", "png"],
    layout: "constrained",
    breakpoints: [...widths],
    width: Math.max(...widths),
    urlBuilder: ({ width: each, format }) => addressOf(format as Format, each),
  });
  // Page data repeat the addresses on each page: without blanks, and with short `sizes`, which the component sets.
  const sources = images.sources?.map((source) => ({
    ...source,
    srcSet: source.srcSet.replaceAll(",\n", ","),
    sizes: "100vw",
  }));
  return { width, height, images: { sources, fallback: { src: addressOf("png", widths[0]) } } };
}

/**
 * Writes those files that are not there yet, and removes those that no page shows any more.
 * @param files paths from the project's root
 * @param folder the built site
 */
export async function writeScreenshots(files: readonly string[], folder: string): Promise<void> {
  await encodeScreenshots(files, path.join(folder, FOLDER));
}

/** The same for a folder with nothing but encoded pictures. */
export async function encodeScreenshots(files: readonly string[], place: string): Promise<void> {
  mkdirSync(place, { recursive: true });
  const shown = new Set<string>();
  for (const file of files) {
    await Promise.all(
      (await encodedFiles(file)).map(async ({ name, format, width }) => {
        const target = path.join(place, name);
        shown.add(name);
        if (existsSync(target)) return;
        const committed = path.join(ENCODED, name);
        if (existsSync(committed)) copyFileSync(committed, target);
        else writeFileSync(target, await sharp(file).resize(width).toFormat(format, ENCODERS[format]).toBuffer());
      }),
    );
  }
  for (const name of readdirSync(place)) if (!shown.has(name)) rmSync(path.join(place, name));
}

/** @returns what one picture becomes */
export async function encodedFiles(file: string) {
  const { addressOf, widths } = await variantsOf(file);
  const variants = [
    ...(["avif", "webp"] as const).flatMap((format) => widths.map((width) => ({ format, width }))),
    { format: "png" as const, width: widths[0] },
  ];
  return variants.map((each) => ({ ...each, name: path.basename(addressOf(each.format, each.width)) }));
}

async function variantsOf(file: string) {
  const bytes = readFileSync(file);
  const { width, height } = await sharp(bytes).metadata();
  const widths = WIDTHS[width > height ? "landscape" : "portrait"];
  const digest = createHash("sha256").update(SCREENSHOT_SETTINGS).update(bytes).digest("hex").slice(0, DIGEST);
  const name = `${path.basename(path.dirname(file))}-${path.basename(file, path.extname(file)).replace(/\W+/gu, "-")}`;
  const addressOf = (format: Format, of: number) => `${FOLDER}/${name}-${of}-${digest}.${format}`;
  return { addressOf, widths, width, height };
}
