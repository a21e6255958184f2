/** Removes drawing programs' metadata from SVG. */
import { type Config, optimize } from "svgo";
import { checkDrawing } from "../../src/content/rules/drawings";

/** Removes comments, metadata and editor data. The check refuses elements that run something. */
const CLEANER: Config = {
  plugins: ["removeDoctype", "removeXMLProcInst", "removeComments", "removeMetadata", "removeEditorsNSData"],
  js2svg: { pretty: true, indent: 2 },
};

/**
 * Cleans an uploaded SVG, if only metadata is wrong with it. Any other drawing stays unchanged, so that the check names
 * the lines of the editor's file.
 */
export function cleanDrawing(text: string): string {
  const isValid = (drawing: string) => checkDrawing("drawing.svg", drawing).length === 0;
  if (isValid(text)) return text;
  const cleaned = tryOptimize(text);
  return cleaned !== undefined && isValid(cleaned) ? cleaned : text;
}

function tryOptimize(text: string): string | undefined {
  try {
    return optimize(text, CLEANER).data;
  } catch {
    return undefined;
  }
}
