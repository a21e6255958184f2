import sharp from "sharp";
import { PANEL } from "./draw-card";

/** Wide enough to find the yellow, small enough to cost nothing. */
const SAMPLE = 150;

/**
 * Cuts a page's picture to the panel. Yellow marks what a drawing is about (design, section 6): where nobody says where
 * to hold it, the cut has the yellow in its middle; a picture without yellow is cut around its own middle.
 * @param hold per cent of what is cut off that go on the left, and at the top
 */
export async function cutToPanel(picture: Buffer, hold?: readonly [x: number, y: number]): Promise<Buffer> {
  const { autoOrient, format } = await sharp(picture).metadata();
  const { width, height } = autoOrient;
  const scale = Math.max(PANEL.width / width, PANEL.height / height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const yellow = hold ? undefined : await yellowIn(picture);
  const start = (percent = 50, middle: number | undefined, room: number, full: number) =>
    middle === undefined
      ? Math.round(((full - room) * percent) / 100)
      : Math.max(0, Math.min(full - room, Math.round(middle * full - room / 2)));
  // A drawing is rasterised at the size that it is shown in; orientation is what the camera says.
  const source = sharp(picture, format === "svg" ? { density: 72 * Math.max(scale, 1) } : {}).rotate();
  return source
    .resize({ ...size, fit: "fill" })
    .extract({
      left: start(hold?.[0], yellow?.x, PANEL.width, size.width),
      top: start(hold?.[1], yellow?.y, PANEL.height, size.height),
      width: PANEL.width,
      height: PANEL.height,
    })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** @returns the yellow's centre, as parts of width and height. Yellow from edge to edge is a ground. */
async function yellowIn(picture: Buffer): Promise<{ x: number; y: number }> {
  const sample = sharp(picture).rotate().resize({ width: SAMPLE }).removeAlpha().toColourspace("srgb").raw();
  const { data, info } = await sample.toBuffer({ resolveWithObject: true });
  const places: { x: number; y: number }[] = [];
  for (let index = 0; index < info.width * info.height; index += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(index * info.channels, index * info.channels + 3);
    const isYellow = red > 230 && green > 170 && green < 225 && blue < 90;
    if (isYellow) places.push({ x: index % info.width, y: Math.floor(index / info.width) });
  }
  const isGround = places.some(({ x }) => x === 0) && places.some(({ x }) => x === info.width - 1);
  if (places.length === 0 || isGround) return { x: 0.5, y: 0.5 };
  const middle = (values: number[]) => values.reduce((sum, value) => sum + value + 0.5, 0) / values.length;
  return { x: middle(places.map(({ x }) => x)) / info.width, y: middle(places.map(({ y }) => y)) / info.height };
}
