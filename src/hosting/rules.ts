import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { LANGUAGES } from "../languages/languages";

/** Beside what is served, and never served itself (hidden-files.ts): rules and pages belong to one build. */
export const HOSTING_FOLDER = ".hosting";
export const RULES_FILE = `${HOSTING_FOLDER}/rules.json`;

export interface Redirect {
  /** An address with its last slash; without it the same holds. */
  from: string;
  to: string;
}

/** What every host is told, in its own form: the rest of the rules does not change from build to build. */
export interface HostingRules {
  /** On every answer. */
  headers: Readonly<Record<string, string>>;
  /** With status 301, query kept. */
  redirects: readonly Redirect[];
}

/**
 * @param routes old routes and where they lead, without language (content/site/redirects.yml)
 * @returns them in every language
 */
export function inEveryLanguage(routes: readonly Redirect[]): Redirect[] {
  return LANGUAGES.flatMap((language) =>
    routes.map(({ from, to }) => ({ from: `/${language}${from}`, to: `/${language}${to}` })),
  );
}

/**
 * @param folder a built site
 * @returns the rules that its build has written
 * @throws where there are none
 */
export function readRules(folder: string): HostingRules {
  const file = path.join(folder, RULES_FILE);
  if (!existsSync(file)) throw new Error(`${file} is missing: build the site first (npm run build)`);
  return JSON.parse(readFileSync(file, "utf8")) as HostingRules;
}
