/**
 * Translation problems of every kind are logged in production too, and the visitor sees the id or default message; in
 * the build they fail it (specification, section 8; quality R11). react-intl alone logs outside production only.
 * @throws in the build, where there is no window
 */
export function reportTranslationProblem(error: Error): void {
  if (typeof window === "undefined") throw error;
  console.error(error);
}
