import { DAY_MS } from "../i18n/relative-time";
import type { Company } from "../model/site-files";

/** Less than a year, as RFC 9116, section 2.5.5, recommends. */
const VALID_DAYS = 360;

export const SECURITY_TXT = ".well-known/security.txt";

/** Builds security.txt (RFC 9116), the contact for reports of vulnerabilities. @param day the day of the build */
export function buildSecurityTxt(
  { siteUrl, email }: Pick<Company, "siteUrl" | "email">,
  languages: readonly string[],
  day: string,
): string {
  return [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(Date.parse(day) + VALID_DAYS * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${siteUrl}/${SECURITY_TXT}`,
    "",
  ].join("\n");
}
