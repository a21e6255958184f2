import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { unfitPictures } from "./picture-files";

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>';

const folder = mkdtempSync(path.join(tmpdir(), "pictures-"));
afterAll(() => rmSync(folder, { recursive: true }));

type Make = Buffer | string | (() => Promise<Buffer>);

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#0a3cb4" } });
const png = (width: number, height: number) => () => picture(width, height).png().toBuffer();
/** As a phone takes it: what is stored is turned before it is shown. */
const turned = (width: number, height: number, orientation: number) => () =>
  picture(width, height).jpeg().withMetadata({ orientation }).toBuffer();
const half = (make: () => Promise<Buffer>) => async () => {
  const bytes = await make();
  return bytes.subarray(0, bytes.length / 2);
};
const noise = (format: "jpeg" | "webp" | "avif" | "tiff" | "png") => () =>
  sharp({
    create: {
      width: 800,
      height: 200,
      channels: 3,
      noise: { type: "gaussian", mean: 128, sigma: 30 },
      background: "#000",
    },
  })
    .toFormat(format, format === "avif" ? { effort: 0 } : {})
    .toBuffer();
const frames = async () =>
  sharp([await png(800, 200)(), await noise("png")()], { join: { animated: true } })
    .webp()
    .toBuffer();
const apng = async () => {
  const bytes = await png(900, 600)();
  const control = Buffer.from([0, 0, 0, 8, 0x61, 0x63, 0x54, 0x4c, 0, 0, 0, 2, 0, 0, 0, 0, 0xf3, 0x8d, 0x93, 0x70]);
  return Buffer.concat([bytes.subarray(0, 33), control, bytes.subarray(33)]);
};

type Case = [what: string, name: string, make: Make, told: string | undefined];

const CASES: Case[] = [
  ["of 800 pixels", "wide.png", png(800, 600), undefined],
  ["of 799", "narrow.png", png(799, 600), "is 799 × 600 pixels as shown, less than 800 wide"],
  ["of 10,001", "huge.png", png(10_001, 1700), "is 10001 × 1700 pixels as shown, more than 10000"],
  [
    "that is a line",
    "line.png",
    png(9999, 40),
    "is 9999 × 40 pixels as shown, more than 6 times as long as the other side",
  ],
  [
    "that is a strip",
    "strip.png",
    png(800, 5000),
    "is 800 × 5000 pixels as shown, more than 6 times as long as the other side",
  ],
  ["that is turned to be narrow", "o6.jpg", turned(1000, 750, 6), "is 750 × 1000 pixels as shown, less than 800 wide"],
  ["that is turned to be wide", "o8.jpg", turned(750, 1000, 8), undefined],
  ["that is a drawing, which has no pixels", "mark.svg", DRAWING, undefined],
  ["that is a drawing by another name", "mark.png", DRAWING, "is not a picture that can be read"],
  ["that is a heavy drawing", "heavy.svg", `<svg width="40">${" ".repeat(100_000)}</svg>`, "has 0.1 MB, more than 0.1"],
  ["that is heavy", "heavy.png", Buffer.alloc(8_000_001), "has 8.0 MB, more than 8.0"],
  ["that is none", "text.png", "no picture", "is not a picture that can be read"],
  ["that is a GIF", "gif.webp", () => picture(900, 600).gif().toBuffer(), "is not a picture that can be read"],
  ["that moves", "moves.webp", frames, "moves, or holds several pictures"],
  ["that moves as PNG", "moves.png", apng, "moves, or holds several pictures"],
  ...(["jpeg", "webp", "avif", "tiff", "png"] as const).flatMap((format): Case[] => [
    [`in ${format}`, `whole.${format}`, noise(format), undefined],
    [
      `in ${format} of which half is missing`,
      `half.${format}`,
      half(noise(format)),
      expect.stringMatching(/damaged|can be read/u) as string,
    ],
  ]),
];

/** All are looked at in one go, as the check does. */
let unfit: ReturnType<typeof unfitPictures>;
const at = (name: string) => path.join(folder, name);
beforeAll(async () => {
  for (const [, name, make] of CASES) writeFileSync(at(name), typeof make === "function" ? await make() : make);
  unfit = unfitPictures(CASES.map(([, name]) => at(name)));
});

it.each(CASES)("of a picture %s (%s) the check says what is unfit", (_what, name, _make, told) => {
  expect(unfit.get(at(name))?.problem).toEqual(told);
});
