import { compare, EXACT, OTHER_BROWSER, type Pixels } from "./compare";
import { markBlocks } from "./mark";

type Colour = readonly [number, number, number];

const PAPER: Colour = [246, 246, 242];
const INK: Colour = [12, 20, 43];
const BLUE: Colour = [10, 60, 180];

/** A small page, reduced: a heading of eight letters, each of two strokes, and a blue plate on paper. */
function pagePicture({ headingAt = 10, plate = BLUE as Colour | null, height = 96 } = {}): Pixels {
  const picture = blank(80, height);
  for (const stroke of [0, 3]) {
    for (let letter = 0; letter < 8; letter += 1) fill(picture, 8 + letter * 6, headingAt + stroke, 5, 1, INK);
  }
  if (plate) fill(picture, 16, 40, 30, 20, plate);
  return picture;
}

function blank(width: number, height: number): Pixels {
  const picture = { width, height, data: new Uint8Array(width * height * 3) };
  fill(picture, 0, 0, width, height, PAPER);
  return picture;
}

/** Rows may begin between two pixels: those then get a part of the colour, as when a screenshot is reduced. */
function fill(picture: Pixels, left: number, top: number, width: number, height: number, colour: Colour): void {
  for (let y = Math.floor(top); y < Math.ceil(top + height); y += 1) {
    const share = Math.min(y + 1, top + height) - Math.max(y, top);
    for (let x = left; x < left + width; x += 1) {
      const at = (y * picture.width + x) * 3;
      const mixed = colour.map((value, i) => value * share + (picture.data[at + i] ?? 0) * (1 - share));
      picture.data.set(mixed.map(Math.round), at);
    }
  }
}

function noisy({ width, height, data }: Pixels, by: number): Pixels {
  return { width, height, data: data.map((value, i) => value + (i % 3 === 0 ? by : -by)) };
}

test("a page is the same as itself", () => {
  expect(compare(pagePicture(), pagePicture(), EXACT)).toEqual({
    isSame: true,
    blocks: [],
    summary: "0 of 120 blocks differ",
  });
});

test("noise of the rendering is no difference", () => {
  expect(compare(pagePicture(), noisy(pagePicture(), 6), EXACT).isSame).toBe(true);
});

test("a heading that has moved by 2 px is a difference: 0.4 px after the reduction", () => {
  const { isSame, blocks } = compare(pagePicture(), pagePicture({ headingAt: 10.4 }), EXACT);
  expect(isSame).toBe(false);
  expect(new Set(blocks.map(({ top }) => top))).toEqual(new Set([8]));
});

test.each<[string, Colour | null]>([
  ["a colour that is a shade off", [26, 74, 194]],
  ["a missing plate", null],
])("%s is a difference, where it is", (_what, plate) => {
  const { isSame, blocks } = compare(pagePicture(), pagePicture({ plate }), EXACT);
  expect(isSame).toBe(false);
  expect(blocks.every(({ left, top }) => left >= 16 && left < 48 && top >= 40 && top < 64)).toBe(true);
});

test("a page that is a row higher is a difference, though all its blocks are alike", () => {
  const difference = compare(pagePicture(), pagePicture({ height: 97 }), EXACT);
  expect(difference).toMatchObject({ isSame: false, blocks: [] });
  expect(difference.summary).toBe("0 of 120 blocks differ, another height: 80 x 96, now 80 x 97");
});

test("a picture of another width is a difference", () => {
  expect(compare(blank(80, 96), blank(88, 96), EXACT).isSame).toBe(false);
});

test("in another browser letters may be elsewhere, but not everything may have another colour", () => {
  const moved = pagePicture({ headingAt: 12, height: 98 });
  expect(compare(pagePicture(), moved, OTHER_BROWSER).isSame).toBe(true);
  const dark = { ...pagePicture(), data: pagePicture().data.map((value) => 255 - value) };
  expect(compare(pagePicture(), dark, OTHER_BROWSER).isSame).toBe(false);
  expect(compare(pagePicture(), pagePicture({ height: 120 }), OTHER_BROWSER).isSame).toBe(false);
});

test("changed blocks keep their colours inside a red frame, the rest fades", () => {
  const { width, data } = markBlocks(blank(20, 20), [{ left: 16, top: 16 }]);
  const at = (x: number, y: number) => [...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)];
  expect(at(16, 16)).toEqual([222, 20, 60]);
  expect(at(19, 18)).toEqual([222, 20, 60]);
  expect(at(17, 17)).toEqual([...PAPER]);
  expect(at(0, 0)).toEqual([174, 174, 173]);
});
