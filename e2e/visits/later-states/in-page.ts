/** What visited pages run (drive.ts): finds their controls, and compares the page with how all rules of the site would make it look. */

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
  /** For messages. */
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

/** @returns whether the control has led to its state */
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

/**
 * Rules are compared by declaration, as the browser serialises them, so it does not matter in which elements, files or order
 * the build delivers them.
 */
interface Declaration {
  /** The preludes of enclosing `@layer` and `@container` rules. `@media` and `@supports` have been evaluated. */
  context: readonly string[];
  selector: string;
  /** Property and value. */
  text: string;
}

/** The declarations of each style sheet of the site, parsed once for each document. */
let site: readonly (readonly Declaration[])[] = [];

/** @param files the texts of all style sheets of the site */
export function learn(files: readonly string[]): void {
  site = files.map((text) => declarationsIn(sheetOf(text).cssRules));
}

/**
 * @returns a style sheet with each file's declarations from the first missing one on, so that those which follow it in the
 * cascade still do; undefined if no missing selector matches an element
 */
function missingRules(): CSSStyleSheet | undefined {
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  const applied = sheets.filter(({ disabled, media }) => !disabled && matchMedia(media.mediaText).matches);
  const keyOf = ({ context, selector, text }: Declaration) => [...context, selector, text].join("\n");
  const known = new Set(applied.flatMap(({ cssRules }) => declarationsIn(cssRules).map(keyOf)));
  const added = site.flatMap((all) => {
    const first = all.findIndex((each) => !known.has(keyOf(each)) && matchesSomething(each.selector));
    return first < 0 ? [] : all.slice(first);
  });
  const toText = ({ context, selector, text }: Declaration) =>
    `${context.map((each) => `${each}{`).join("")}${selector}{${text}}${"}".repeat(context.length)}`;
  return added.length > 0 ? sheetOf(added.map(toText).join("\n")) : undefined;
}

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

function declarationsIn(rules: CSSRuleList, context: readonly string[] = []): Declaration[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) {
      return splitAtCommas(rule.selectorText).flatMap((selector) =>
        textsOf(rule.style).map((text) => ({ context, selector, text })),
      );
    }
    if (rule instanceof CSSMediaRule)
      return matchMedia(rule.conditionText).matches ? declarationsIn(rule.cssRules, context) : [];
    if (rule instanceof CSSSupportsRule)
      return CSS.supports(rule.conditionText) ? declarationsIn(rule.cssRules, context) : [];
    if (rule instanceof CSSLayerBlockRule || rule instanceof CSSContainerRule)
      return declarationsIn(rule.cssRules, [...context, rule.cssText.slice(0, rule.cssText.indexOf("{"))]);
    // @font-face, @keyframes and @page set no property of an element.
    return [];
  });
}

/** Serialised, a semicolon between two declarations is followed by a blank; one within a value, as in a data URL, is not. */
const textsOf = ({ cssText }: CSSStyleDeclaration) =>
  cssText.split(/;\s+(?=[\w-]+:)/u).map((text) => text.replace(/;$/u, ""));

/** Splits a selector list, but not within parentheses or brackets. */
function splitAtCommas(list: string): string[] {
  let depth = 0;
  const parts = [""];
  for (const sign of list) {
    if ("([".includes(sign)) depth += 1;
    if (")]".includes(sign)) depth -= 1;
    if (sign === "," && depth === 0) parts.push("");
    else parts.push(`${parts.pop()}${sign}`);
  }
  return parts.map((part) => part.trim());
}

/** A pseudo-element is looked up by its originating element. */
function matchesSomething(selector: string): boolean {
  const ofElement = selector.replace(/(^|[\s>+~])::[\w-]+/gu, "$1*").replace(/::[\w-]+(?:\([^)]*\))?/gu, "");
  return document.querySelector(ofElement) !== null;
}

/** The computed style of an element, or of its `::before` or `::after`; undefined if it is not visible. */
interface Look {
  element: Element;
  part: string;
  values: readonly string[] | undefined;
}

/** Stands for width and height in the list of properties. */
const SIZE = "size";

/**
 * Properties that are not compared: resolved values that depend on the layout, logical aliases of physical properties, vendor
 * prefixes, and how a state is reached.
 */
const LEFT_OUT =
  /^(?:-|transition|animation-(?:duration|delay)|perspective-origin$|transform-origin$|inset|top$|right$|bottom$|left$|grid-template)|^(?:(?:min|max)-)?(?:width|height)$|(?:^|-)(?:block|inline)(?:-|$)/u;

/** @returns a line for each visible element that would look different, in document order */
export function differences(): string[] {
  const sheet = missingRules();
  if (!sheet) return [];
  const names = [...getComputedStyle(document.body)].filter((name) => !LEFT_OUT.test(name));
  const before = look(names);
  // A copy: the list itself is live.
  const own = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = [...own, sheet];
  const after = look(names);
  document.adoptedStyleSheets = own;
  finishAnimations();
  // What is inherited is told of the outermost element only.
  const told = new Map<Element, ReadonlySet<string>>();
  const found = before.map(({ element, part, values }, index) => {
    const changes = changesBetween(values, after[index]?.values, [...names, SIZE]);
    const around = told.get(part ? element : (element.parentElement ?? element));
    if (!part) told.set(element, new Set(changes));
    return { name: `${nameOf(element)}${part}`, changes: changes.filter((change) => !around?.has(change)) };
  });
  const isSize = (change: string) => change.startsWith(`${SIZE} `);
  // A size is the effect of another difference. It is reported only if that one is in no property.
  const isOnlySize = found.every(({ changes }) => changes.every(isSize));
  return found.flatMap(({ name, changes }) => {
    const causes = isOnlySize ? changes : changes.filter((change) => !isSize(change));
    return causes.length > 0 ? [`${name}: ${causes.slice(0, 6).join("; ")}`] : [];
  });
}

function look(names: readonly string[]): Look[] {
  finishAnimations();
  return [...document.body.querySelectorAll("*")].flatMap((element) => {
    const { width, height } = element.getBoundingClientRect();
    const isThere = isSeen(element) && element.checkVisibility({ opacityProperty: true });
    return ["", "::before", "::after"].map((part) => {
      const style = getComputedStyle(element, part);
      const isShown = isThere && (part === "" || !/^(?:none|normal)$/u.test(style.content));
      const size = part ? "" : `${Math.round(width)} x ${Math.round(height)}`;
      const values = isShown ? [...names.map((name) => style.getPropertyValue(name)), size] : undefined;
      return { element, part, values };
    });
  });
}

/** Finishes transitions and animations: states are compared as they end up. */
function finishAnimations(): void {
  const isFinite = ({ effect, timeline }: Animation) =>
    timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity;
  // Finishing one may start another.
  for (let round = 0; round < 3; round += 1) {
    for (const animation of document.getAnimations().filter(isFinite)) animation.finish();
  }
}

/** @returns property, value and expected value; `currentcolor` is not reported beside `color` */
function changesBetween(before: Look["values"], after: Look["values"], names: readonly string[]): string[] {
  if (!before || !after)
    return before === after ? [] : [before ? "is seen, and should not be" : "is not seen, and should be"];
  const color = names.indexOf("color");
  const isCurrentColor = (index: number) =>
    index !== color && before[index] === before[color] && after[index] === after[color];
  return names.flatMap((name, index) =>
    before[index] === after[index] || isCurrentColor(index) ? [] : [`${name} ${before[index]}, not ${after[index]}`],
  );
}

/** @returns its place below the nearest id, and its text */
function nameOf(element: Element): string {
  const { id = "" } = element.closest("[id]") ?? {};
  return `#${id} ${element.localName} "${element.textContent?.replace(/\s+/gu, " ").trim().slice(0, 24)}"`;
}
