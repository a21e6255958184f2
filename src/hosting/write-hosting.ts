import { readFileSync } from "node:fs";
import path from "node:path";
import { sha256 } from "../digest";
import { listFiles } from "../content/list-files";
import { isPreview } from "../content/preview";
import { isHashed, isInternalFile } from "./file-patterns";
import { LANGUAGES } from "../i18n/languages";
import { hostingFilePath, listScriptsAndStyles } from "./build-files";
import { contentSecurityPolicy, type InlineCode } from "./content-security-policy";
import { buildHeadersFile, buildRedirectsFile } from "./header-files";
import { fileExtension } from "./media-types";
import { buildNginxFile } from "./nginx-file";
import { type HostingRules, localizeRedirects, RULES_FILE } from "./rules";
import type { Site } from "../site/site";
import { securityHeaders } from "./security-headers";
import { writeIfChanged } from "../write-if-changed";
import { SECURITY_TXT, buildSecurityTxt } from "./security-txt";

/** Writes the rules of each host (quality S4): `_headers`, `_redirects` into the site, those of servers beside it. */
export function writeHosting(
  site: Pick<Site, "company" | "redirects" | "today">,
  folder: string,
  { contactEndpoint, inline }: { contactEndpoint?: string | undefined; inline: InlineCode },
): void {
  const rules: HostingRules = {
    headers: securityHeaders(contentSecurityPolicy(inline, contactEndpoint), isPreview()),
    redirects: localizeRedirects(site.redirects),
  };
  const files = listFiles(folder);
  writeIfChanged(path.join(folder, SECURITY_TXT), buildSecurityTxt(site.company, LANGUAGES, site.today));
  const scripts = [...listScriptsAndStyles(folder), ...files.filter(isWorkerPackage)];
  const headers = buildHeadersFile(rules, scripts, new Set(files.map(fileExtension)));
  writeIfChanged(path.join(folder, "_headers"), headers);
  writeIfChanged(path.join(folder, "_redirects"), buildRedirectsFile(rules));
  writeIfChanged(hostingFilePath(folder, "nginx.conf"), buildNginxFile(rules, digestUnhashedFiles(folder)));
  writeIfChanged(hostingFilePath(folder, "nginx-brotli.conf"), "brotli_static on;\n");
  writeIfChanged(hostingFilePath(folder, RULES_FILE), `${JSON.stringify(rules, undefined, 2)}\n`);
}

const isWorkerPackage = (file: string) => /^(?:workbox-v|idb-keyval-).+\.js$/u.test(file);

/** Computes a digest of every file whose content may change under its name. */
function digestUnhashedFiles(folder: string): string {
  const names = listFiles(folder).filter((name) => !isHashed(name) && !isInternalFile(`/${name}`));
  return sha256(...names.flatMap((name) => [name, readFileSync(path.join(folder, name))])).slice(0, 16);
}
