const DAY = 86_400_000;

/** RFC 9116 wants less than a year. */
const VALID_DAYS = 360;

/** So many days before the end somebody has to build the site again (quality S6). */
const WARNING_DAYS = 60;

export const SECURITY_TXT = ".well-known/security.txt";

export interface SecurityContact {
  siteUrl: string;
  email: string;
}

/**
 * @param languages those in which reports can be read, BCP 47
 * @param day the day of the build, `YYYY-MM-DD`
 * @returns security.txt (RFC 9116): whom to tell of a weakness
 */
export function securityTxt({ siteUrl, email }: SecurityContact, languages: readonly string[], day: string): string {
  return [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(Date.parse(day) + VALID_DAYS * DAY).toISOString()}`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${siteUrl}/${SECURITY_TXT}`,
    "",
  ].join("\n");
}

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
