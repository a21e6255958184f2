import { existsSync, readFileSync } from "node:fs";
import { LANGUAGES } from "../i18n/languages";
import { hostingFilePath } from "./build-files";
import type { Redirects } from "../model/redirects-file";
import type { HeadersByType } from "./security-headers";

export const RULES_FILE = "rules.json";

/** Rules that change from build to build, independent of hosts. */
export interface HostingRules {
  headers: HeadersByType;
  /** Redirects with status 301 that keep the query. They also match paths without the trailing slash. */
  redirects: Redirects;
}

/** Repeats redirects for every language. @param routes from content/site/redirects.yml, without language */
export function localizeRedirects(routes: Redirects): Redirects {
  return LANGUAGES.flatMap((language) =>
    routes.map(({ from, to }) => ({ from: `/${language}${from}`, to: `/${language}${to}` })),
  );
}

/** Reads the rules of a build. @param folder the built site. @throws if the site is not built */
export function readRules(folder: string): HostingRules {
  const file = hostingFilePath(folder, RULES_FILE);
  if (!existsSync(file)) throw new Error(`${file} - the file is missing - build the site first (npm run build)`);
  return JSON.parse(readFileSync(file, "utf8")) as HostingRules;
}
