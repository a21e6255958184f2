const DAY = 86_400_000;

/** RFC 9116 wants less than a year. */
const VALID_DAYS = 360;

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
