import { attempt, guarded } from "../starter/guard";
import { settleFonts } from "./late-fonts";

let links: HTMLLinkElement[] = [];
let ownFonts: ReadonlySet<string> = new Set();
let arrival: Promise<unknown> = Promise.resolve();

/**
 * A page comes with those styles that it uses itself, and with links to the whole files for visitors without JavaScript
 * (src/build/critical-styles.ts). Those are fetched now, but only for paper: they say the same again, and the rest, and to
 * lay the page out once more would take a slow phone longer than a tap may wait. They hold for the screen as soon as they
 * are needed: with a mouse that can hover, with forced colours, and before another page is shown.
 */
export function loadFullStyles(): void {
  const template = document.createElement("template");
  // Where scripts run, what stands in `noscript` is text: here the links of the build, with the hashes of the files.
  template.innerHTML = document.querySelector("style[data-href] + noscript")?.textContent ?? "";
  links = [...template.content.querySelectorAll("link")];
  ownFonts = fontsIn([...document.querySelectorAll("style")]);
  arrival = Promise.all(links.map(whenLoaded));
  // Who waits for them hears of a failure; if nobody does, it is no failure.
  arrival.catch(() => undefined);
  // Asked by script, whether colours are forced would lay out the page at once.
  for (const link of links) link.media = "print, (forced-colors: active)";
  attempt({ "late-fonts": () => settleFonts(true) });
  document.head.append(...links);
  document.addEventListener("pointerover", applyToMouse);
}

/** @returns when this document has the styles of every page. Rejected, naming the file, where it can't have them. */
export async function whenStyled(): Promise<void> {
  await applyFullStyles();
}

/**
 * A style file without a single rule is none of ours: a hotel's network answers everything with its own page, and browsers
 * take that for an empty style.
 * @throws naming the file
 */
export function expectRules(): void {
  const files = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet][href^='/']");
  const empty = [...files].find(({ sheet }) => sheet?.cssRules.length === 0);
  if (empty) throw new Error(`The styles ${empty.href} are empty`);
}

async function applyFullStyles(): Promise<void> {
  await arrival;
  attempt({ "late-fonts": () => settleFonts(false) });
  // Not the link's own `media`: for another one Firefox reads the file again, fonts included, though they have been taken out.
  for (const { sheet } of links) if (sheet) sheet.media.mediaText = "all";
}

/** A finger can't hover. */
const applyToMouse = guarded("full-styles", ({ pointerType }: PointerEvent) => {
  if (pointerType === "touch") return;
  document.removeEventListener("pointerover", applyToMouse);
  // Nothing is said of a failure: the page has what it needs.
  applyFullStyles().catch(() => undefined);
});

async function whenLoaded(link: HTMLLinkElement): Promise<void> {
  const isThere = await new Promise<boolean>((resolve) => {
    link.addEventListener("load", () => resolve(true));
    link.addEventListener("error", () => resolve(false));
  });
  if (!isThere || !link.sheet?.cssRules.length) throw new Error(`The styles ${link.href} can't be loaded`);
  removeFonts(link.sheet);
}

/** The page has the rules of the fonts that it needs, as far as they are to hold (late-fonts.ts). */
function removeFonts(sheet: CSSStyleSheet): void {
  for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = sheet.cssRules[index];
    if (rule instanceof CSSFontFaceRule && ownFonts.has(familyOf(rule))) sheet.deleteRule(index);
  }
}

function fontsIn(styles: readonly HTMLStyleElement[]): Set<string> {
  const rules = styles.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])]);
  return new Set(rules.filter((rule) => rule instanceof CSSFontFaceRule).map(familyOf));
}

const familyOf = ({ style }: CSSFontFaceRule) => style.getPropertyValue("font-family");
