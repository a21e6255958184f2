import { existsSync, readFileSync } from "node:fs";
import { LANGUAGES } from "../i18n/languages";
import { buildFile } from "./build-files";
import type { HeadersByKind } from "./security-headers";

export const RULES_FILE = "rules.json";

export interface Redirect {
  /** An address with its last slash; without it the same holds. */
  from: string;
  to: string;
}

/** The rules that change from build to build, in no host's format. */
export interface HostingRules {
  headers: HeadersByKind;
  /** With status 301, query kept. */
  redirects: readonly Redirect[];
}

/**
 * @param routes old routes and where they lead, without language (content/site/redirects.yml)
 * @returns them in every language
 */
export function localizeRedirects(routes: readonly Redirect[]): Redirect[] {
  return LANGUAGES.flatMap((language) =>
    routes.map(({ from, to }) => ({ from: `/${language}${from}`, to: `/${language}${to}` })),
  );
}

/** @param folder a built site. @returns the rules that its build has written. @throws where there are none */
export function readRules(folder: string): HostingRules {
  const file = buildFile(folder, RULES_FILE);
  if (!existsSync(file)) throw new Error(`${file} is missing: build the site first (npm run build)`);
  return JSON.parse(readFileSync(file, "utf8")) as HostingRules;
}
