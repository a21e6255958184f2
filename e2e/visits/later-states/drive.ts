/** Operates the controls of a page as a visitor would, and checks the styles of each state the moment it appears. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { buildSync } from "esbuild";
import { filesBelow } from "../../../src/content/files-below";
import { FOLDER } from "../../site";
import type { Host } from "../../host";
import type { Tab } from "../tab";
import type { Control, Kind } from "./in-page";
import type * as inPage from "./in-page";

export const INPUTS = ["touch", "key", "mouse"] as const;
export type Input = (typeof INPUTS)[number];

export const SHEETS = ["on time", "3 s late", "failed"] as const;
export type Sheet = (typeof SHEETS)[number];

/** The window of a page that has run the script of `in-page.ts`. */
type InPage = { laterStates: typeof inPage };

/** Intervals between two polls for a state: ms. */
const POLL = [0, 20, 50];

const [SCRIPT] = buildSync({
  entryPoints: [path.join(__dirname, "in-page.ts")],
  bundle: true,
  write: false,
  format: "iife",
  globalName: "laterStates",
}).outputFiles;

const FILES = filesBelow(".", FOLDER)
  .filter((name) => name.endsWith(".css"))
  .map((name) => readFileSync(name, "utf8"));

export function prepare(host: Host, sheet: Sheet): void {
  host.addScript(`${SCRIPT?.text} laterStates.learn(${JSON.stringify(FILES)});`);
  if (sheet === "3 s late") host.intercept({ paths: /\.css$/u, delay: 3000 });
  if (sheet === "failed") host.intercept({ paths: /\.css$/u, fault: "404" });
}

/** What the open page lacks of its styles, by the first state that shows it. */
export class Findings {
  readonly all: string[] = [];
  private readonly known = new Set<string>();

  constructor(
    private readonly tab: Tab,
    private readonly input: Input = "key",
  ) {}

  async look(state: string): Promise<void> {
    const found = await this.tab.evaluate(() => (window as unknown as InPage).laterStates.missingRules());
    for (const line of found) {
      if (!this.known.has(line)) this.all.push(`${state}: ${line}`);
      this.known.add(line);
    }
  }

  /** Operates menus, questions, answers and forms of the open page, one after the other. */
  async driveAll(): Promise<void> {
    await this.look("as it is");
    for (const menu of await this.controls("menu")) {
      await this.activate("menu", menu);
      for (const line of await this.controls("line in the menu")) await this.activate("line in the menu", line);
      await this.tab.press("Escape");
    }
    for (const kind of ["question", "answer", "form"] as const)
      for (const control of await this.controls(kind)) await this.activate(kind, control);
    await expect.poll(() => this.tab.evaluate(missingSheets), { timeout: 30_000 }).toEqual([]);
    await this.look("with the style sheets");
  }

  /** Fills in the form and submits it. The endpoint is expected to be slow first, and to fail then. */
  async submit(): Promise<void> {
    await this.tab.evaluate(() => {
      const typed = { name: "Kim Beispiel", email: "kim@post.example", message: "Unsere Buchung ist zu langsam." };
      for (const [name, value] of Object.entries(typed)) {
        const field = document.querySelector<HTMLInputElement>(`main form [name='${name}']`);
        if (field) field.value = value;
      }
      document.querySelector<HTMLInputElement>("main form [name='consent']")?.click();
    });
    await this.look("filled in");
    const [button] = await this.controls("form");
    if (button) await this.press("form", button);
    const saysSo = () => document.querySelector("main form [role=status]")?.textContent !== "";
    await this.until(saysSo, "the form says that it takes its time");
    await this.until(() => document.querySelector("main [role=alert]") !== null, "the form says that it has failed");
  }

  private controls(kind: Kind): Promise<Control[]> {
    return this.tab.evaluate((wanted) => (window as unknown as InPage).laterStates.controlsOf(wanted), kind);
  }

  private async until(isTrue: () => boolean, what: string): Promise<void> {
    await expect.poll(() => this.tab.evaluate(isTrue), { message: what, intervals: POLL }).toBe(true);
    await this.look(what);
  }

  /** Operates a control, and checks the styles as soon as it has led to its state. */
  private async activate(kind: Kind, control: Control): Promise<void> {
    await this.press(kind, control);
    const isDone = () =>
      this.tab.evaluate(([what, selector]) => (window as unknown as InPage).laterStates.isDone(what, selector), [
        kind,
        control.selector,
      ] as const);
    const message = `${kind} ${control.name}, by ${this.input}`;
    await expect.poll(isDone, { message, intervals: POLL }).toBe(true);
    await this.look(`${kind} "${control.name}"`);
  }

  /** By key, the control is focused by script: e2e/keyboard.spec.ts tests the way there by the Tab key. */
  private async press(kind: Kind, { selector }: Control): Promise<void> {
    if (this.input === "touch") return this.tab.tap(selector);
    if (this.input === "mouse") return this.tab.click(selector);
    await this.tab.evaluate((wanted) => (window as unknown as InPage).laterStates.focusOn(wanted), selector);
    return this.tab.press(kind === "answer" ? "Space" : "Enter");
  }
}

/** Linked style sheets that have neither been loaded nor failed; those of pages that are fetched ahead come after one another. Runs in the page. */
function missingSheets(): string[] {
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  const isOver = ({ href, sheet }: HTMLLinkElement) => sheet || performance.getEntriesByName(href).length > 0;
  return links.filter((link) => !isOver(link)).map(({ outerHTML }) => outerHTML);
}
