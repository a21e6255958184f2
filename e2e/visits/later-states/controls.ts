/** Finds the controls of a page that lead to another state, and says whether they have. */

/** A selector for each kind of control that leads to another state of the page. */
const KINDS = {
  menu: "header button[popovertarget]",
  "line in the menu": "header :popover-open details:not([open]) > summary",
  question: "main details:not([open]) > summary",
  answer: "main :is([type=radio], [type=checkbox]):not(:checked)",
  form: "main form [type=submit]",
} as const;

export type Kind = keyof typeof KINDS;

export interface Control {
  name: string;
  /** Of the element to be tapped or clicked. */
  selector: string;
}

const MARK = "data-visit-control";
let marks = 0;

/** @returns the visible ones: of each group, such as radio buttons of one name, the first and the last */
export function controlsOf(kind: Kind): Control[] {
  const alike = new Map<string, HTMLElement[]>();
  for (const element of document.querySelectorAll<HTMLElement>(KINDS[kind])) {
    // A visually hidden input is operated by its label.
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const target = label && !isSeen(element) ? label : element;
    const name = (element as HTMLInputElement).name || element.closest("section[id], [popover]")?.id || kind;
    if (isSeen(target)) alike.set(name, [...(alike.get(name) ?? []), target]);
  }
  return [...alike.values()].flatMap((all) =>
    [...new Set([all[0], all.at(-1)])].flatMap((each) => (each ? mark(each) : [])),
  );
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
}

function mark(element: HTMLElement): Control {
  const number = element.getAttribute(MARK) ?? String(marks++);
  element.setAttribute(MARK, number);
  const name = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 24);
  return { name: name || (element as HTMLInputElement).name, selector: `[${MARK}="${number}"]` };
}

/** Where the Tab key would lead. */
export const focusOn = (selector: string): void => controlAt(selector)?.focus();

export function isDone(kind: Kind, selector: string): boolean {
  const control = controlAt(selector);
  if (kind === "menu")
    return document.querySelector(`#${control?.getAttribute("popovertarget")}:popover-open`) !== null;
  if (kind === "form") return document.querySelector("main [role=alert]") !== null;
  if (kind === "answer") return (control as HTMLInputElement | null)?.checked === true;
  return (control?.parentElement as HTMLDetailsElement | null)?.open === true;
}

function controlAt(selector: string): HTMLElement | null {
  const element = document.querySelector<HTMLElement>(selector);
  return element instanceof HTMLLabelElement ? element.control : element;
}
