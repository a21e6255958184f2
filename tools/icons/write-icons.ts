/** `npx tsx tools/icons/write-icons.ts` draws the icons of `static/` from the mark, in the colours of tokens.css. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { ink, inked } from "../../src/styles/inks";
import { toIco } from "./ico";
import { FAVICON, MANIFEST_ICONS } from "../../src/head/icon-files";

const FAVICON_SIZES = [16, 32, 48];
const TOUCH_SIZE = 180;

/** Units of the mark, which is 40 high and wide. */
const MARK = 40;
/** So much ground around the mark puts its turn, its arm and its dot into the middle 80 %, which every mask leaves. */
const MARGIN = 8;

/** The mark, which names its colours as style sheets do. */
const DRAWING = "tools/icons/mark.svg";

async function writeIcons(folder: string): Promise<void> {
  const mark = inked(readFileSync(DRAWING, "utf8"));
  const write = (file: string, data: Buffer | string) => {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, data);
  };
  write(FAVICON.svg, onDarkTabs(mark));
  const small = FAVICON_SIZES.map(async (size) => ({ size, png: await drawn(mark, size) }));
  write(FAVICON.ico, toIco(await Promise.all(small)));
  write(FAVICON.touch, await drawn(mark, TOUCH_SIZE));
  for (const { src, sizes, purpose } of MANIFEST_ICONS) {
    const size = Number.parseInt(sizes, 10);
    write(src, await drawn(purpose === "maskable" ? withMargin(mark) : mark, size));
  }
}

/** The mark in a browser that is dark itself: a hairline around its ground, as around covers (design, section 9). */
function onDarkTabs(mark: string): string {
  const frame = `<path class="f" fill="none" stroke="${ink("blue-lift")}" stroke-width="2" d="M1 1h38v38H1z"/>`;
  const style = `<style>.f{display:none}@media (prefers-color-scheme:dark){.f{display:inline}}</style>`;
  return mark.replace("</svg>", `${style}${frame}</svg>`);
}

/** The mark on more ground: its two lines go on to the edges, as they do in the mark. */
function withMargin(mark: string): string {
  const size = MARK + 2 * MARGIN;
  const end = MARK + MARGIN;
  return mark
    .replace(`viewBox="0 0 ${MARK} ${MARK}"`, `viewBox="${-MARGIN} ${-MARGIN} ${size} ${size}"`)
    .replace("M0 0h40v40H0z", `M${-MARGIN} ${-MARGIN}h${size}v${size}h${-size}z`)
    .replace("M12 40V17l6.5-6.5H40", `M12 ${end}V17l6.5-6.5H${end}`);
}

function drawn(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / MARK })
    .resize(size, size)
    .removeAlpha()
    .png({ palette: true, colours: 256, quality: 100, dither: 0, compressionLevel: 9 })
    .toBuffer();
}

writeIcons("static").catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
