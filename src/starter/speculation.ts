import { connection } from "./connection";

/**
 * As long as links are the browser's, it may fetch the document that a visitor points at (WICG, Speculation Rules). Pages
 * end with a slash, files do not; what leads to the other language gets query and hash when it is clicked.
 */
export const RULES =
  '{"prefetch":[{"where":{"selector_matches":"a[href^=\'/\'][href$=\'/\']:not([data-language])"},"eagerness":"moderate"}]}';

/** Not with data saving, nor on a slow net (specification, section 4; quality R5). */
export function offerDocuments(): void {
  const { saveData, effectiveType = "" } = connection();
  if (saveData || /2g/u.test(effectiveType)) return;
  const script = document.createElement("script");
  script.type = "speculationrules";
  script.text = RULES;
  document.head.append(script);
}

/** Once links are the runtime's, which fetches less. */
export function withdrawDocuments(): void {
  document.querySelector("script[type=speculationrules]")?.remove();
}
