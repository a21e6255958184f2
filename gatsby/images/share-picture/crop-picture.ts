import sharp from "sharp";

type Size = { width: number; height: number };

/** Pixels: wide enough to find the yellow, small enough to be fast. */
const SAMPLE_WIDTH = 150;

/** Crops a page's picture for its share picture. @param focus the visible part in per cent, by default the yellow */
export async function cropPicture(picture: Buffer, room: Size, focus?: readonly number[]): Promise<Buffer> {
  const { autoOrient, format } = await sharp(picture).metadata();
  const scale = Math.max(room.width / autoOrient.width, room.height / autoOrient.height);
  const width = Math.round(autoOrient.width * scale);
  const height = Math.round(autoOrient.height * scale);
  const [left = 0, top = 0, right = 100, bottom = 100] = focus ?? [];
  const [x, y] = focus ? [(left + right) / 200, (top + bottom) / 200] : await findYellow(picture);
  const start = (middle: number, length: number, shown: number) =>
    Math.min(length - shown, Math.max(0, Math.round(middle * length - shown / 2)));
  // Rasterises a drawing at its final size.
  return sharp(picture, format === "svg" ? { density: 72 * Math.max(scale, 1) } : {})
    .autoOrient()
    .resize({ width, height, fit: "fill" })
    .extract({ ...room, left: start(x, width, room.width), top: start(y, height, room.height) })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Finds the centre of all yellow, which marks the subject of a drawing. @returns fractions of width and height */
async function findYellow(picture: Buffer): Promise<[x: number, y: number]> {
  const sample = sharp(picture).autoOrient().resize({ width: SAMPLE_WIDTH }).removeAlpha().toColourspace("srgb").raw();
  const { data, info } = await sample.toBuffer({ resolveWithObject: true });
  const points = Array.from({ length: info.width * info.height }, (_, index) => index).filter((index) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(index * info.channels, index * info.channels + 3);
    return red > 230 && green > 170 && green < 225 && blue < 90;
  });
  const columns = points.map((index) => index % info.width);
  // Yellow from edge to edge is a background.
  if (points.length === 0 || (columns.includes(0) && columns.includes(info.width - 1))) return [0.5, 0.5];
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value + 0.5, 0) / values.length;
  return [mean(columns) / info.width, mean(points.map((index) => Math.floor(index / info.width))) / info.height];
}
