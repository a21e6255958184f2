let late: FontFace[] = [];

/**
 * Fonts come as `font-display: optional`: text that stands in the fallback face never jumps. What came too late for the
 * first page is made ready for the next one. It is loaded as a font of its own, of a name that stands before that of the
 * styles (src/styles/tokens.css): a font of the styles can't be changed in Firefox.
 */
export async function prepareLateFonts(): Promise<void> {
  await document.fonts.ready;
  const styles = [...document.querySelectorAll("style")];
  const rules = styles.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])]);
  const faces = rules
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(isLate)
    .map(again);
  late = await Promise.all(faces.map((face) => face.load()));
}

/** With another page, where everything is new anyway. Once: each time the browser would lay out the page anew. */
export function showLateFonts(): void {
  for (const face of late) document.fonts.add(face);
  late = [];
}

/** Whether it was asked for, and not there when the page was first painted. */
function isLate({ style }: CSSFontFaceRule): boolean {
  const family = bare(style.getPropertyValue("font-family"));
  const of = (name: string) => [...document.fonts].find((face) => bare(face.family) === name);
  const status = of(family)?.status ?? "unloaded";
  const [, address = ""] = /url\("?([^")]+)/u.exec(style.getPropertyValue("src")) ?? [];
  if (!address || status === "unloaded" || of(lateName(family))) return false;
  const [arrival] = performance.getEntriesByName(new URL(address, document.baseURI).href);
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  if (!arrival || !paint || status === "error") return true;
  return (arrival as PerformanceResourceTiming).responseEnd > paint.startTime;
}

function again({ style }: CSSFontFaceRule): FontFace {
  const value = (name: string) => style.getPropertyValue(name);
  const descriptors = { weight: value("font-weight") || "normal", stretch: value("font-stretch") || "normal" };
  return new FontFace(lateName(bare(value("font-family"))), value("src"), descriptors);
}

const lateName = (family: string) => `${family} Late`;

/** Some browsers give a name with its quotation marks. */
const bare = (family: string) => family.replace(/["']/gu, "");
