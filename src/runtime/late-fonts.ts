/**
 * Fonts come as `font-display: optional`: text that stands in the fallback face never jumps. A visitor whose fonts came
 * too late for the first page gets them with the next one, where everything is new anyway.
 */
export function showLateFonts(): void {
  for (const sheet of document.styleSheets) {
    // The styles of a browser extension can't be read.
    if (sheet.href && new URL(sheet.href).origin !== window.location.origin) continue;
    for (const rule of sheet.cssRules) {
      if (rule instanceof CSSFontFaceRule) rule.style.setProperty("font-display", "swap");
    }
  }
}
