/**
 * Logs a translation problem in the browser, where the visitor sees the id or the default message, and fails the build
 * (specification, section 8; quality R11). By itself, react-intl does not log in production.
 * @throws in the build, which runs without a window
 */
export function reportTranslationProblem(error: Error): void {
  if (typeof window === "undefined") throw error;
  console.error(error);
}
