/** Operates the controls of a page and checks the styles of each state as soon as it appears. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { buildSync } from "esbuild";
import { listFiles } from "../../../src/content/list-files";
import { FOLDER } from "../../test-site";
import type { FaultHost } from "../../fault-host";
import type { Tab } from "../tab";
import type { Control, ControlType } from "./in-page";
import type * as inPage from "./in-page";

export const INPUT_TYPES = ["touch", "key", "mouse"] as const;
export type Input = (typeof INPUT_TYPES)[number];

export const STYLESHEET_STATES = ["on time", "3 s late", "failed"] as const;
export type StylesheetState = (typeof STYLESHEET_STATES)[number];

/** The window of a page that has run `in-page.ts`. */
type InPage = { laterStates: typeof inPage };

const POLL_INTERVALS_MS = [0, 20, 50];

const [BUNDLE] = buildSync({
  entryPoints: [path.join(__dirname, "in-page.ts")],
  bundle: true,
  write: false,
  format: "iife",
  globalName: "laterStates",
}).outputFiles;

const STYLESHEETS = listFiles(".", FOLDER)
  .filter((name) => name.endsWith(".css"))
  .map((name) => readFileSync(name, "utf8"));

export function prepareHost(host: FaultHost, sheet: StylesheetState): void {
  host.addScript(`${BUNDLE?.text} laterStates.recordDeclarations(${JSON.stringify(STYLESHEETS)});`);
  if (sheet === "3 s late") host.intercept({ paths: /\.css$/u, delay: 3000 });
  if (sheet === "failed") host.intercept({ paths: /\.css$/u, fault: "404" });
}

/** Collects missing styles of the open page, each with the first state that lacks it. */
export class StyleCheck {
  readonly all: string[] = [];
  private readonly found = new Set<string>();

  constructor(
    private readonly tab: Tab,
    private readonly input: Input = "key",
  ) {}

  async check(state: string): Promise<void> {
    const missing = await this.tab.evaluate(() => (window as unknown as InPage).laterStates.findMissingRules());
    for (const line of missing) {
      if (!this.found.has(line)) this.all.push(`${state}: ${line}`);
      this.found.add(line);
    }
  }

  async operateAll(): Promise<void> {
    await this.check("initial state");
    for (const menu of await this.controls("menu")) {
      await this.activate("menu", menu);
      for (const line of await this.controls("line in the menu")) await this.activate("line in the menu", line);
      await this.tab.press("Escape");
    }
    for (const kind of ["question", "answer", "form"] as const)
      for (const control of await this.controls(kind)) await this.activate(kind, control);
    await expect.poll(() => this.tab.evaluate(findPendingStylesheets), { timeout: 30_000 }).toEqual([]);
    await this.check("with the style sheets");
  }

  /** Fills in and submits the form. Expects a slow endpoint that fails. */
  async submit(): Promise<void> {
    await this.tab.evaluate(() => {
      const typed = { name: "Kim Beispiel", email: "kim@post.example", message: "Unsere Buchung ist zu langsam." };
      for (const [name, value] of Object.entries(typed)) {
        const field = document.querySelector<HTMLInputElement>(`main form [name='${name}']`);
        if (field) field.value = value;
      }
      document.querySelector<HTMLInputElement>("main form [name='consent']")?.click();
    });
    await this.check("filled in");
    const [button] = await this.controls("form");
    if (button) await this.press("form", button);
    const isSlow = () => document.querySelector("main form [role=status]")?.textContent !== "";
    await this.waitFor(isSlow, "the form's status");
    await this.waitFor(() => document.querySelector("main [role=alert]") !== null, "the form's error");
  }

  private controls(kind: ControlType): Promise<Control[]> {
    return this.tab.evaluate((type) => (window as unknown as InPage).laterStates.listControls(type), kind);
  }

  private async waitFor(isTrue: () => boolean, state: string): Promise<void> {
    await expect.poll(() => this.tab.evaluate(isTrue), { message: state, intervals: POLL_INTERVALS_MS }).toBe(true);
    await this.check(state);
  }

  private async activate(kind: ControlType, control: Control): Promise<void> {
    await this.press(kind, control);
    const isDone = () =>
      this.tab.evaluate(
        ([type, selector]) => (window as unknown as InPage).laterStates.hasChangedState(type, selector),
        [kind, control.selector] as const,
      );
    const message = `${kind} ${control.name}, by ${this.input}`;
    await expect.poll(isDone, { message, intervals: POLL_INTERVALS_MS }).toBe(true);
    await this.check(`${kind} "${control.name}"`);
  }

  /** Operates a control. Focuses it by script, because e2e/keyboard.spec.ts tests the Tab key. */
  private async press(kind: ControlType, { selector }: Control): Promise<void> {
    if (this.input === "touch") return this.tab.tap(selector);
    if (this.input === "mouse") return this.tab.click(selector);
    await this.tab.evaluate((each) => (window as unknown as InPage).laterStates.focusControl(each), selector);
    return this.tab.press(kind === "answer" ? "Space" : "Enter");
  }
}

/** Finds style sheets that have neither loaded nor failed. Runs in the page. */
function findPendingStylesheets(): string[] {
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  const isSettled = ({ href, sheet }: HTMLLinkElement) => sheet || performance.getEntriesByName(href).length > 0;
  return links.filter((link) => !isSettled(link)).map(({ outerHTML }) => outerHTML);
}
