/** Compares a page with how all rules of the site would make it look. */
import { isSeen } from "./controls";
import { missingRules } from "./missing-rules";

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
