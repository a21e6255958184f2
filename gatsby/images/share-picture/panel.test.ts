import sharp from "sharp";
import { PANEL } from "./draw-card";
import { cutToPanel } from "./panel";

const SIGN = "#0a3cb4";

/** A drawing as wide as the site's, with a yellow square around a place; left of the middle it is blue, right of it white. */
const drawing = (x: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800"><path fill="${SIGN}" d="M0 0h600v800H0z"/><path fill="#fff" d="M600 0h600v800H600z"/><path fill="#ffc91f" d="M${x - 40} 360h80v80h-80z"/></svg>`,
  );

async function pixel(panel: Buffer, x: number, y: number): Promise<string> {
  const data = await sharp(panel).removeAlpha().extract({ left: x, top: y, width: 1, height: 1 }).raw().toBuffer();
  return `#${data.toString("hex")}`;
}

const middle = [PANEL.width / 2, PANEL.height / 2] as const;

describe("a picture cut to the panel", () => {
  it.each([400, 600, 800])("has in its middle the yellow at %s", async (x) => {
    const panel = await cutToPanel(drawing(x));
    expect(await sharp(panel).metadata()).toMatchObject({ width: PANEL.width, height: PANEL.height });
    expect(await pixel(panel, ...middle)).toBe("#ffc91f");
  });

  it("is cut where it is held, whatever is yellow", async () => {
    expect(await pixel(await cutToPanel(drawing(1160), [0, 50]), PANEL.width - 1, 5)).toBe(SIGN);
    expect(await pixel(await cutToPanel(drawing(40), [100, 50]), 0, 5)).toBe("#ffffff");
  });

  it("ends where the picture ends", async () => {
    expect(await pixel(await cutToPanel(drawing(40)), PANEL.width - 1, 5)).toBe(SIGN);
    expect(await pixel(await cutToPanel(drawing(1160)), 0, 5)).toBe("#ffffff");
  });

  it("is cut around its middle where nothing is yellow, or the ground is", async () => {
    const plain = await sharp(drawing(600)).greyscale().png().toBuffer();
    expect(await pixel(await cutToPanel(plain), PANEL.width - 5, 5)).toBe("#ffffff");
    const ground = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><path fill="#ffc91f" d="M0 0h1200v800H0z"/><path fill="#fff" d="M900 0h300v700H900z"/><circle cx="600" cy="400" r="20"/></svg>`,
    );
    expect(await pixel(await cutToPanel(ground), ...middle)).toBe("#000000");
  });

  it.each([
    [300, 900],
    [200, 100],
  ])("fills the panel from %s x %s pixels", async (width, height) => {
    const photograph = await sharp({ create: { width, height, channels: 3, background: SIGN } })
      .jpeg()
      .toBuffer();
    expect(await sharp(await cutToPanel(photograph)).metadata()).toMatchObject({
      width: PANEL.width,
      height: PANEL.height,
    });
  });
});
