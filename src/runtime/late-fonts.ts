/** Fonts that have come too late for the first page, as fonts of their own, by the rule that each of them says again. */
const again = new Map<CSSFontFaceRule, FontFace>();
let ready: FontFace[] = [];

/**
 * Fonts come as `font-display: optional`: text that stands in the fallback face never jumps. What came too late for the
 * first page is made ready for the next one. It is loaded as a font of its own, of a name that stands before that of the
 * styles (src/styles/tokens.css): a font of the styles can't be changed in Firefox.
 */
export async function prepareLateFonts(): Promise<void> {
  await document.fonts.ready;
  await Promise.all(lateRules().map(prepare));
}

/**
 * To be called before styles are added: browsers make all fonts anew with them, and one that has come by now would take the
 * fallback's place while the page is read. Without its rule it can't; it comes with the next page. Chromium and Firefox do
 * so when the styles hold for the screen, WebKit as soon as they are there, which marks as failed what it has given up.
 * @param onlyFailed leaves the others for later: to take a rule out, too, lays the page out anew
 */
export function settleFonts(onlyFailed: boolean): void {
  for (const rule of lateRules()) {
    if (onlyFailed && statusOf(rule) !== "error") continue;
    prepare(rule).catch(() => undefined);
    const { parentStyleSheet: sheet } = rule;
    sheet?.deleteRule([...sheet.cssRules].indexOf(rule));
  }
}

/** With another page, where everything is new anyway. Once: each time the browser would lay out the page anew. */
export function showLateFonts(): void {
  for (const face of ready) document.fonts.add(face);
  ready = [];
}

/** @throws where it can't be loaded: the fallback stays */
async function prepare(rule: CSSFontFaceRule): Promise<void> {
  if (again.has(rule)) return;
  const face = fontOf(rule);
  again.set(rule, face);
  await face.load();
  ready.push(face);
}

/** Those that the page asks for, and does not show. */
function lateRules(): CSSFontFaceRule[] {
  const styles = [...document.querySelectorAll("style")];
  const rules = styles.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])]);
  return rules.filter((rule) => rule instanceof CSSFontFaceRule).filter(isLate);
}

/** In Firefox text that comes later shows a font that the page does not; in Chromium one may come in time and not be read. */
function isLate(rule: CSSFontFaceRule): boolean {
  const [, address] = /url\("?([^")]+)/u.exec(rule.style.getPropertyValue("src")) ?? [];
  if (!address || statusOf(rule) === "unloaded" || inPage(lateName(familyOf(rule)))) return false;
  return hasComeLate(address) || !isShown(rule);
}

/** @returns false where the browser does not say when it has painted */
function hasComeLate(address: string): boolean {
  const [arrival] = performance.getEntriesByName(new URL(address, document.baseURI).href);
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  return paint !== undefined && (!arrival || (arrival as PerformanceResourceTiming).responseEnd > paint.startTime);
}

/** By text on a canvas: nothing is laid out for it. */
function isShown(rule: Styled): boolean {
  const context = document.createElement("canvas").getContext("2d");
  const widthIn = (face: string) => {
    if (context) context.font = `100px ${face}`;
    return context?.measureText(sampleOf(rule)).width;
  };
  return context === null || widthIn(`"${familyOf(rule)}", serif`) !== widthIn("serif");
}

/** Text that the font has: some hold the rest of a typeface alone (docs/decisions/0032-fonts.md). */
function sampleOf({ style }: Styled): string {
  const [first] = /(?<=U\+)[0-9A-F]+/iu.exec(style.getPropertyValue("unicode-range")) ?? [];
  const code = first ? parseInt(first, 16) : 0;
  return code === 0 ? "Hamburgefonstiv" : String.fromCodePoint(code, code + 1, code + 2);
}

function fontOf({ style }: CSSFontFaceRule): FontFace {
  const value = (name: string) => style.getPropertyValue(name);
  const descriptors = { weight: value("font-weight") || "normal", stretch: value("font-stretch") || "normal" };
  const unicodeRange = value("unicode-range") || "U+0-10FFFF";
  return new FontFace(lateName(familyOf({ style })), value("src"), { ...descriptors, unicodeRange });
}

type Styled = Pick<CSSFontFaceRule, "style">;

const familyOf = ({ style }: Styled) => bare(style.getPropertyValue("font-family"));

const inPage = (family: string) => [...document.fonts].find((face) => bare(face.family) === family);

const statusOf = (rule: Styled) => inPage(familyOf(rule))?.status ?? "unloaded";

const lateName = (family: string) => `${family} Late`;

/** Some browsers give a name with its quotation marks. */
const bare = (family: string) => family.replace(/["']/gu, "");
