const DAY_MS = 86_400_000;

/** Days before the expiry date from which the check fails (quality S6). */
const WARNING_DAYS = 60;

/**
 * Checks the expiry date of a security.txt.
 * @param text the file
 * @param day today, `YYYY-MM-DD`
 * @returns the problem and its remedy, undefined while the date is far enough ahead
 */
export function findExpiryProblem(text: string, day: string): string | undefined {
  const expires = /^Expires: (\S+)$/mu.exec(text)?.[1];
  const end = Date.parse(expires ?? "");
  if (Number.isNaN(end)) return "has no valid Expires (RFC 9116, 2.5.5) - build the site again";
  const days = Math.floor((end - Date.parse(day)) / DAY_MS);
  return days > WARNING_DAYS ? undefined : `expires on ${expires}, ${days} days from now - build the site again`;
}
