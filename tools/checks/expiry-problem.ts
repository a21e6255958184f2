const DAY = 86_400_000;

/** So many days before the end somebody has to build the site again (quality S6). */
const WARNING_DAYS = 60;

/**
 * @param text a security.txt
 * @param day today, `YYYY-MM-DD`
 * @returns what is wrong with its end, or undefined while it is far enough ahead
 */
export function expiryProblem(text: string, day: string): string | undefined {
  const expires = /^Expires: (\S+)$/mu.exec(text)?.[1];
  const end = Date.parse(expires ?? "");
  if (Number.isNaN(end)) return "it does not say until when it holds (RFC 9116, 2.5.5)";
  const days = Math.floor((end - Date.parse(day)) / DAY);
  return days > WARNING_DAYS ? undefined : `it holds until ${expires}, ${days} days from now: build the site again`;
}
