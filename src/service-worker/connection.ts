interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** @returns whether nothing should be fetched ahead, by Gatsby's rule of prefetching (specification, section 9) */
export function isSlowOrMetered(navigator: Navigator): boolean {
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {};
  return Boolean(saveData) || Boolean(effectiveType?.includes("2g"));
}
