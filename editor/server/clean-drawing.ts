/** What drawing programs leave in a file of SVG, taken out where that is all that is wrong with it. */
import { type Config, optimize } from "svgo";
import { checkDrawing } from "../../src/content/rules/drawings";

/** Notes, licences and windows of the program that drew it. What could run or load something is not cleaned but refused. */
const CLEANER: Config = {
  plugins: ["removeDoctype", "removeXMLProcInst", "removeComments", "removeMetadata", "removeEditorsNSData"],
  js2svg: { pretty: true, indent: 2 },
};

/** svgo would put an entity's text in its place, and that text may name a hundred others. */
const ENTITY = /<!ENTITY/u;

/**
 * @param text SVG as it was uploaded
 * @returns the drawing byte for byte where the check has nothing to say of it; cleaned where it has nothing to say then;
 *   byte for byte otherwise, so that the check names the lines of the file that the editor has
 */
export function cleanDrawing(text: string): string {
  const isFine = (drawing: string) => checkDrawing("drawing.svg", drawing).length === 0;
  if (isFine(text) || ENTITY.test(text)) return text;
  const cleaned = optimized(text);
  return cleaned !== undefined && isFine(cleaned) ? cleaned : text;
}

function optimized(text: string): string | undefined {
  try {
    return optimize(text, CLEANER).data;
  } catch {
    return undefined;
  }
}
