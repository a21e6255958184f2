/** What visitors set for all text, and must not lose any of it by. */
import type { Page } from "@playwright/test";

/** What a visitor may set for all text (WCAG 2.2, 1.4.12). */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

export interface Setting {
  /** Of the window, in pixels. */
  width: number;
  /** Pixels, in place of 16. */
  fontSize?: number;
  isSpaced?: boolean;
}

export const SETTINGS: Readonly<Record<string, Setting>> = {
  "320 px": { width: 320 },
  "200 % text at 640 px": { width: 640, fontSize: 32 },
  "200 % text at 1280 px": { width: 1280, fontSize: 32 },
  "text spacing at 320 px": { width: 320, isSpaced: true },
  "text spacing at 1280 px": { width: 1280, isSpaced: true },
};

/** Sets window and text; the document's security policy has to be off, for the distances are a style of the test's own. */
export async function setText(page: Page, { width, fontSize = 16, isSpaced = false }: Setting): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  // As the browser's own setting does it (WCAG 2.2, 1.4.4): media queries in rem follow.
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: fontSize, fixed: fontSize } });
  await session.detach();
  await page.evaluate(
    ([content, isOn]) => {
      const style = document.querySelector("#text-spacing") ?? document.createElement("style");
      style.id = "text-spacing";
      style.textContent = isOn ? content : "";
      document.head.append(style);
      return document.fonts.ready;
    },
    [TEXT_SPACING, isSpaced] as const,
  );
}
