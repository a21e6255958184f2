import sharp, { type AvifOptions, type Sharp, type WebpOptions } from "sharp";

/**
 * gatsby-plugin-sharp asks for AVIF and WebP with nothing but a quality, and sharp then takes the time that photographs need.
 * On this site's drawings less of it makes files that are 11 and 5 % larger (figures: docs/decisions/0005-pictures.md).
 */
const EFFORT = 2;

type Encoder<Options> = (this: Sharp, options?: Options) => Sharp;

/** From now on, in this process, AVIF and WebP are made with less effort where none is given. */
export function encodeQuickly(): void {
  const prototype = sharp.prototype as { avif: Encoder<AvifOptions>; webp: Encoder<WebpOptions> };
  const { avif, webp } = prototype;
  prototype.avif = function quickly(options) {
    return avif.call(this, { effort: EFFORT, ...options });
  };
  prototype.webp = function quickly(options) {
    return webp.call(this, { effort: EFFORT, ...options });
  };
}
