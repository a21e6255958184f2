import { FIRST_FONT_ID } from "../starter/wait-for-font";

const UNSCRIPTED = new RegExp(`<noscript id="${FIRST_FONT_ID}">(?<link><link [^>]*>)</noscript>`, "u");
const BODY = /(?<body><body[^>]*>)(?:<link rel="preload"[^>]*>)?/u;

/**
 * No browser's first paint waits for what a body asks for (src/starter/wait-for-font.ts). React puts such a link into the
 * head wherever it is rendered.
 * @param html a built page, which may have been here before
 * @returns the page asking for its first font in the body as well
 */
export function withFontInBody(html: string): string {
  const link = UNSCRIPTED.exec(html)?.groups?.["link"] ?? "";
  return html.replace(BODY, (_whole, body: string) => body + link);
}
