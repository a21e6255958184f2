import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { findUnfitPictures } from "./picture-files";

const folder = mkdtempSync(path.join(tmpdir(), "pictures-"));
afterAll(() => rmSync(folder, { recursive: true }));

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#0a3cb4" } });
const png = (width: number, height: number) => picture(width, height).png().toBuffer();
/** Stores a picture as phones do, with an orientation that turns it. */
const turned = (width: number, height: number, orientation: number) =>
  picture(width, height).jpeg().withMetadata({ orientation }).toBuffer();
const frames = async () =>
  sharp([await png(800, 200), await inFormat("png")], { join: { animated: true } })
    .webp()
    .toBuffer();
const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
const inFormat = (format: "jpeg" | "webp" | "avif" | "tiff" | "png") =>
  sharp({ create: { width: 800, height: 200, channels: 3, noise, background: "#000" } })
    .toFormat(format, format === "avif" ? { effort: 0 } : {})
    .toBuffer();
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

const UNREADABLE = "is not a picture that can be read";
const FORMATS = ["jpeg", "webp", "avif", "tiff", "png"] as const;

const CASES: readonly (readonly [name: string, make: () => Promise<Buffer> | Buffer, problem: string | undefined])[] = [
  ["wide.png", () => png(800, 600), undefined],
  ["narrow.png", () => png(799, 600), "is 799 × 600 pixels as shown, less than 800 wide"],
  ["huge.png", () => png(10_001, 1700), "is 10001 × 1700 pixels as shown, more than 10000"],
  ["high.png", () => png(1700, 10_001), "is 1700 × 10001 pixels as shown, more than 10000"],
  ["turned-narrow.jpg", () => turned(1000, 750, 6), "is 750 × 1000 pixels as shown, less than 800 wide"],
  ["turned-wide.jpg", () => turned(750, 1000, 8), undefined],
  ["heavy.png", () => Buffer.alloc(8_000_001), "has 8.0 MB, more than 8.0"],
  ["gif.webp", () => picture(900, 600).gif().toBuffer(), UNREADABLE],
  ["animated.webp", frames, "holds several pictures"],
  ...FORMATS.map((format) => [`whole.${format}`, () => inFormat(format), undefined] as const),
  ...FORMATS.map((format) => [`half.${format}`, async () => half(await inFormat(format)), UNREADABLE] as const),
];

/** Reads all pictures at once, as the check does. */
let unfit: ReturnType<typeof findUnfitPictures>;
const at = (name: string) => path.join(folder, name);
beforeAll(async () => {
  for (const [name, make] of CASES) writeFileSync(at(name), await make());
  unfit = findUnfitPictures(CASES.map(([name]) => at(name)));
});

it.each(CASES)("the check reports why the picture %s is unfit", (name, _make, problem) => {
  expect(unfit.get(at(name))?.problem).toBe(problem);
});
