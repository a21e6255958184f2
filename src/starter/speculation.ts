/**
 * As long as links are the browser's, it may fetch the document that a visitor points at (WICG, Speculation Rules). Pages
 * end with a slash, files do not; what leads to the other language keeps query and hash, so that its address is not known.
 */
export const RULES = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: "/*/" }, { not: { selector_matches: "[data-language]" } }] },
      eagerness: "moderate",
    },
  ],
});

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Not with data saving, nor on a slow net (specification, section 4; quality R5). */
export function offerDocuments(): void {
  const { saveData, effectiveType = "" } = (navigator as { connection?: Connection }).connection ?? {};
  if (saveData || effectiveType.includes("2g")) return;
  const rules = document.createElement("script");
  rules.type = "speculationrules";
  rules.textContent = RULES;
  document.head.append(rules);
}

/** Once links are the runtime's, which fetches less. */
export function withdrawDocuments(): void {
  document.querySelector("script[type=speculationrules]")?.remove();
}
