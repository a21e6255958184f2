/** Operates the controls of a page as a visitor would, and checks the styles of each state the moment it appears. */
import { expect } from "@playwright/test";
import type { Tab } from "../tab";
import type { Control, Kind } from "./controls";
import type { Findings, InPage } from "./findings";

/** How a visitor operates a page. */
export const INPUTS = ["touch", "key", "mouse"] as const;
export type Input = (typeof INPUTS)[number];

/** Intervals between two polls for a state: ms. */
const POLL = [0, 20, 50];

/** Operates menus, questions, answers and forms of the open page, one after the other. */
export async function driveAll(tab: Tab, input: Input, findings: Findings): Promise<void> {
  await findings.look("as it is");
  for (const menu of await controlsOf(tab, "menu")) {
    await activate(tab, input, "menu", menu, findings);
    for (const line of await controlsOf(tab, "line in the menu")) {
      await activate(tab, input, "line in the menu", line, findings);
    }
    await tab.press("Escape");
  }
  for (const kind of ["question", "answer"] as const) {
    for (const control of await controlsOf(tab, kind)) await activate(tab, input, kind, control, findings);
  }
  await submitEmpty(tab, input, findings);
  await whenSheetsAreThere(tab);
  await findings.look("with the style sheets");
}

/** Submits the form of the open page as it is. */
export async function submitEmpty(tab: Tab, input: Input, findings: Findings): Promise<void> {
  for (const button of await controlsOf(tab, "form")) await activate(tab, input, "form", button, findings);
}

/** Fills in the form and submits it. The endpoint is expected to be slow first, and to fail then. */
export async function submitFilledIn(tab: Tab, input: Input, findings: Findings): Promise<void> {
  await tab.run(() => {
    const typed = {
      name: "Kim Beispiel",
      email: "kim@post.example",
      message: "Unsere Buchungsstrecke ist zu langsam.",
    };
    for (const [name, value] of Object.entries(typed)) {
      const field = document.querySelector<HTMLInputElement>(`main form [name='${name}']`);
      if (field) field.value = value;
    }
    document.querySelector<HTMLInputElement>("main form [name='consent']")?.click();
  });
  await findings.look("filled in");
  const [button] = await controlsOf(tab, "form");
  if (button) await press(tab, input, "form", button);
  const saysSo = () => tab.run(() => document.querySelector("main form [role=status]")?.textContent !== "");
  await expect.poll(saysSo, { message: "the form says that it takes its time", intervals: POLL }).toBe(true);
  await findings.look("slow");
  const hasFailed = () => tab.run(() => document.querySelector("main [role=alert]") !== null);
  await expect.poll(hasFailed, { message: "the form says that it has failed", intervals: POLL }).toBe(true);
  await findings.look("failed");
}

/** Waits until each linked style sheet has been loaded or has failed. */
async function whenSheetsAreThere(tab: Tab): Promise<void> {
  const missing = () =>
    tab.run(() => {
      const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
      const isOver = ({ href, sheet }: HTMLLinkElement) => sheet || performance.getEntriesByName(href).length > 0;
      return links.filter((link) => !isOver(link)).map(({ outerHTML }) => outerHTML);
    });
  // Those of pages that are fetched ahead come after one another.
  await expect.poll(missing, { timeout: 30_000 }).toEqual([]);
}

function controlsOf(tab: Tab, kind: Kind): Promise<Control[]> {
  return tab.run((wanted) => (window as unknown as InPage).laterStates.controlsOf(wanted), kind);
}

/** Operates a control, and checks the styles as soon as it has led to its state. */
async function activate(tab: Tab, input: Input, kind: Kind, control: Control, findings: Findings): Promise<void> {
  await press(tab, input, kind, control);
  const isDone = () =>
    tab.run(([what, selector]) => (window as unknown as InPage).laterStates.isDone(what, selector), [
      kind,
      control.selector,
    ] as const);
  await expect.poll(isDone, { message: `${kind} ${control.name}, by ${input}`, intervals: POLL }).toBe(true);
  await findings.look(`${kind} "${control.name}"`);
}

/** By key, the control is focused by script: e2e/keyboard.spec.ts tests the way there by the Tab key. */
async function press(tab: Tab, input: Input, kind: Kind, { selector }: Control): Promise<void> {
  if (input === "touch") return tab.tap(selector);
  if (input === "mouse") return tab.click(selector);
  await tab.run((wanted) => (window as unknown as InPage).laterStates.focusOn(wanted), selector);
  return tab.press(kind === "answer" ? "Space" : "Enter");
}
