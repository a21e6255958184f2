/** Finds the controls that change the state of a page, and checks their effect. */

const SELECTORS = {
  menu: "header button[popovertarget]",
  "line in the menu": "header :popover-open details:not([open]) > summary",
  question: "main details:not([open]) > summary",
  answer: "main :is([type=radio], [type=checkbox]):not(:checked)",
  form: "main form [type=submit]",
} as const;

export type ControlType = keyof typeof SELECTORS;

export interface Control {
  name: string;
  selector: string;
}

const MARK = "data-visit-control";
let marks = 0;

/** Finds visible controls: the first and the last of each group, such as radio buttons with one name. */
export function listControls(kind: ControlType): Control[] {
  const groups = new Map<string, HTMLElement[]>();
  for (const element of document.querySelectorAll<HTMLElement>(SELECTORS[kind])) {
    // The label of a visually hidden input is the target.
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const target = label && !isVisible(element) ? label : element;
    const name = (element as HTMLInputElement).name || element.closest("section[id], [popover]")?.id || kind;
    if (isVisible(target)) groups.set(name, [...(groups.get(name) ?? []), target]);
  }
  return [...groups.values()].flatMap((group) =>
    [...new Set([group[0], group.at(-1)])].flatMap((each) => (each ? mark(each) : [])),
  );
}

function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
}

function mark(element: HTMLElement): Control {
  const number = element.getAttribute(MARK) ?? String(marks++);
  element.setAttribute(MARK, number);
  const name = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 24);
  return { name: name || (element as HTMLInputElement).name, selector: `[${MARK}="${number}"]` };
}

export const focusControl = (selector: string): void => findControl(selector)?.focus();

export function hasChangedState(kind: ControlType, selector: string): boolean {
  const control = findControl(selector);
  if (kind === "menu")
    return document.querySelector(`#${control?.getAttribute("popovertarget")}:popover-open`) !== null;
  if (kind === "form") return document.querySelector("main [role=alert]") !== null;
  if (kind === "answer") return (control as HTMLInputElement | null)?.checked === true;
  return (control?.parentElement as HTMLDetailsElement | null)?.open === true;
}

function findControl(selector: string): HTMLElement | null {
  const element = document.querySelector<HTMLElement>(selector);
  return element instanceof HTMLLabelElement ? element.control : element;
}
