interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Checks for a connection on which Gatsby does not prefetch: 2g, or data saving (specification, section 9). */
export function isSlowOrMetered(navigator: Navigator): boolean {
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {};
  return Boolean(saveData) || Boolean(effectiveType?.includes("2g"));
}
