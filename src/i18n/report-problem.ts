/** Logs a translation problem in the browser, and throws it in the build (specification, section 8; quality R11). */
export function reportTranslationProblem(error: Error): void {
  if (typeof window === "undefined") throw error;
  console.error(error);
}
