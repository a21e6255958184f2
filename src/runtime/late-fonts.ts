let areShown = false;

/**
 * Fonts come as `font-display: optional`: text that stands in the fallback face never jumps. A visitor whose fonts came
 * too late for the first page gets them with the next one, where everything is new anyway. Once: each time the browser
 * would lay out the page anew.
 */
export function showLateFonts(): void {
  if (areShown) return;
  areShown = true;
  for (const sheet of document.styleSheets) {
    // The styles of a browser extension can't be read.
    if (sheet.href && new URL(sheet.href).origin !== window.location.origin) continue;
    for (const rule of sheet.cssRules) {
      if (rule instanceof CSSFontFaceRule) rule.style.setProperty("font-display", "swap");
    }
  }
}
