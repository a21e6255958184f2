import { guarded } from "./guard";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLDetailsElement;

const CONTROLS = "input,textarea,details";

/** The state of a control: one of its properties, by the kind of the control. */
export type Input = { open: boolean } | { checked: boolean } | { value: string };

/** Stores the controls before hydration. Returns a function that copies input and focus to new ones (quality V16). */
export function preserveInput(root: Element): () => void {
  let controls = findControls(root);
  let focused: EventTarget | null = document.activeElement;
  const trackFocus = guarded("preserve-input", ({ type, target }: FocusEvent) => {
    if (type === "focusin") focused = target;
    // An element that React removes loses the focus, too. The visitor has not left it.
    else queueMicrotask(() => target === focused && (target as Element).isConnected && (focused = null));
  });
  document.addEventListener("focusin", trackFocus);
  document.addEventListener("focusout", trackFocus);
  return guarded("preserve-input", () => {
    const newControls = findControls(root);
    for (const [key, old] of controls) {
      const fresh = newControls.get(key);
      if (!fresh || fresh === old) continue;
      copyInput(old, fresh);
      if (old === focused) moveFocus(old, fresh);
    }
    controls = newControls;
  });
}

/** Finds all controls. @returns controls by tag, id, name and value, and their index among equal ones */
export function findControls(root: ParentNode): Map<string, Control> {
  const found = new Map<string, Control>();
  for (const control of root.querySelectorAll<Control>(CONTROLS)) {
    const name = `${control.tagName} ${control.id} ${control.getAttribute("name")} ${control.getAttribute("value")}`;
    let count = 0;
    while (found.has(`${name} ${count}`)) count += 1;
    found.set(`${name} ${count}`, control);
  }
  return found;
}

/** Reads a visitor's input. @returns undefined for a control in its initial state */
export function readChange(control: Control): Input | undefined {
  if ("open" in control) return control.open ? { open: true } : undefined;
  if (control.matches("[type=checkbox],[type=radio]")) {
    const { checked, defaultChecked } = control as HTMLInputElement;
    return checked === defaultChecked ? undefined : { checked };
  }
  const { value } = control;
  return value === (control as HTMLInputElement).defaultValue ? undefined : { value };
}

/** Copies value or state, and fires the events that React listens to. */
export function copyInput(old: Input, fresh: Control): void {
  if ("open" in fresh) {
    fresh.open = (old as { open: boolean }).open;
  } else if ("checked" in old && "checked" in fresh && old.checked !== fresh.checked) {
    // Checking one radio button of a group unchecks the rest.
    if (fresh.type !== "radio" || !fresh.checked) fresh.click();
  } else if ("value" in old && old.value !== fresh.value) {
    // Bypasses React's setter on the element: React ignores an event if its setter has seen the value.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(fresh), "value") ?? {};
    set?.call(fresh, old.value);
    for (const type of ["input", "change"]) fresh.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

function moveFocus(old: Control, fresh: Control): void {
  fresh.focus({ preventScroll: true });
  const { selectionStart = null, selectionEnd = null } = old as Partial<HTMLTextAreaElement>;
  if (selectionStart !== null) (fresh as HTMLTextAreaElement).setSelectionRange(selectionStart, selectionEnd);
}
