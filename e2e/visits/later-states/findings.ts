/** Checks a visited page against all rules of the site (differences.ts). */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";
import { FOLDER } from "../../folder";
import type { VisitHost } from "../host";
import type { Tab } from "../tab";
import type * as inPage from "./in-page";

/** What happens to the requests for style sheets. */
export const SHEETS = ["on time", "3 s late", "failed"] as const;
export type Sheet = (typeof SHEETS)[number];

/** The window of a page that has run the script of `in-page.ts`. */
export type InPage = { laterStates: typeof inPage };

const [SCRIPT] = buildSync({
  entryPoints: [path.join(__dirname, "in-page.ts")],
  bundle: true,
  write: false,
  format: "iife",
  globalName: "laterStates",
}).outputFiles;

/** The texts of all style sheets of the built site. */
const FILES = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".css"))
  .sort()
  .map((name) => readFileSync(path.join(FOLDER, name), "utf8"));

/** Adds the script to the pages of the host, and sets what happens to style sheets. */
export function prepare(host: VisitHost, sheet: Sheet): void {
  host.addScript(`${SCRIPT?.text} laterStates.learn(${JSON.stringify(FILES)});`);
  if (sheet === "3 s late") host.spoil({ paths: /\.css$/u, delay: 3000 });
  if (sheet === "failed") host.spoil({ paths: /\.css$/u, fault: "404" });
}

/** The differences on one page. Each is reported once, with the first state that shows it. */
export class Findings {
  readonly all: string[] = [];
  private readonly known = new Set<string>();

  constructor(private readonly tab: Tab) {}

  /** @param state for the messages */
  async look(state: string): Promise<void> {
    const differences = await this.tab.run(() => (window as unknown as InPage).laterStates.differences());
    const fresh = differences.filter((line) => !this.known.has(line));
    for (const line of fresh) this.known.add(line);
    this.all.push(...fresh.map((line) => `${state}: ${line}`));
  }
}
