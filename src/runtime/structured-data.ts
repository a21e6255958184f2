/** After a client-side navigation the document's structured data are those of another page, and no page brings its own. */
export function removeStructuredData(): void {
  document.querySelector("script[type='application/ld+json']")?.remove();
}
