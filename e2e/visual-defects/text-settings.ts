/** Applies visitors' settings for size and spacing of text. */
import type { Page } from "@playwright/test";

/** WCAG 2.2, 1.4.12. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

export interface TextSetting {
  /** Width of the viewport in pixels. */
  width: number;
  /** Pixels, 16 by default. */
  fontSize?: number;
  isSpaced?: boolean;
}

export const TEXT_SETTINGS: Readonly<Record<string, TextSetting>> = {
  "320 px": { width: 320 },
  "200 % text at 640 px": { width: 640, fontSize: 32 },
  "200 % text at 1280 px": { width: 1280, fontSize: 32 },
  "text spacing at 320 px": { width: 320, isSpaced: true },
  "text spacing at 1280 px": { width: 1280, isSpaced: true },
};

/** Sets viewport and text. Needs `bypassCSP`: the spacing is an inline style. */
export async function applyTextSetting(
  page: Page,
  { width, fontSize = 16, isSpaced = false }: TextSetting,
): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  // The browser's setting also scales media queries in rem (WCAG 2.2, 1.4.4).
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
