import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { LANGUAGES } from "../languages/languages";
import { contentSecurityPolicy } from "./content-security-policy";
import { headersFile, redirectsFile } from "./header-files";
import { inlineCode } from "./inline-code";
import { nginxFile } from "./nginx-file";
import { HOSTING_FOLDER, type HostingRules, inEveryLanguage, type Redirect, RULES_FILE } from "./rules";
import { scriptsAndStyles } from "./scripts-and-styles";
import { securityHeaders } from "./security-headers";
import { SECURITY_TXT, type SecurityContact, securityTxt } from "./security-txt";

export interface HostedSite {
  company: SecurityContact;
  redirects: readonly Redirect[];
  /** The day of the build, `YYYY-MM-DD`. */
  today: string;
}

/**
 * Writes the rules of hosting, once made, in the form of each host (quality S4): Netlify and Cloudflare Pages, nginx, and
 * the preview server (rules.json).
 * @param folder the built site: its pages are complete, since the policy names what stands in them
 * @param contactEndpoint where the contact form posts to, if anywhere
 */
export function writeHosting(site: HostedSite, folder: string, contactEndpoint?: string): void {
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  const rules: HostingRules = {
    headers: securityHeaders(contentSecurityPolicy(inlineCode(folder), contactEndpoint)),
    redirects: inEveryLanguage(site.redirects),
  };
  write(SECURITY_TXT, securityTxt(site.company, LANGUAGES, site.today));
  write("_headers", headersFile(rules, scriptsAndStyles(folder)));
  write("_redirects", redirectsFile(rules));
  write(`${HOSTING_FOLDER}/nginx.conf`, nginxFile(rules));
  write(`${HOSTING_FOLDER}/nginx-brotli.conf`, "brotli_static on;\n");
  write(RULES_FILE, `${JSON.stringify(rules, undefined, 2)}\n`);
}
