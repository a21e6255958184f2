/**
 * Carries input over where hydration fails: React then renders the page again with empty fields (quality V16). A node
 * that an extension has added is enough for that.
 */
import { guarded } from "./guard";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLDetailsElement;

const CONTROLS = "input,textarea,select,details";

/** @param root the page as the build has rendered it. @returns carries input over after React has rendered it again */
export function preserveInput(root: Element): () => void {
  let controls = controlsIn(root);
  let focused: EventTarget | null = document.activeElement;
  const follow = guarded("kept-input", ({ type, target }: FocusEvent) => {
    if (type === "focusin") focused = target;
    // A removed element loses the focus, too: that is no action of the visitor.
    else queueMicrotask(() => target === focused && (target as Element).isConnected && (focused = null));
  });
  document.addEventListener("focusin", follow);
  document.addEventListener("focusout", follow);
  return guarded("kept-input", () => {
    const news = controlsIn(root);
    for (const [key, old] of controls) {
      const fresh = news.get(key);
      if (!fresh || fresh === old) continue;
      carryOver(old, fresh);
      if (old === focused) focusLike(old, fresh);
    }
    controls = news;
  });
}

/** @returns controls by what they are called, and how many of that name come before */
function controlsIn(root: Element): Map<string, Control> {
  const found = new Map<string, Control>();
  for (const control of root.querySelectorAll<Control>(CONTROLS)) {
    const name = `${control.tagName} ${control.id} ${control.getAttribute("name")} ${control.getAttribute("value")}`;
    let count = 0;
    while (found.has(`${name} ${count}`)) count += 1;
    found.set(`${name} ${count}`, control);
  }
  return found;
}

/** With the events that React listens to. */
function carryOver(old: Control, fresh: Control): void {
  if ("open" in fresh) {
    fresh.open = (old as HTMLDetailsElement).open;
  } else if ("checked" in fresh && (old as HTMLInputElement).checked !== fresh.checked) {
    // A radio button is switched off by the one that is switched on.
    if (fresh.type !== "radio" || !fresh.checked) fresh.click();
  } else if (fresh.value !== (old as typeof fresh).value && fresh.type !== "file") {
    // Bypasses React's own setter on the element, with which React would miss the change.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(fresh), "value") ?? {};
    set?.call(fresh, (old as typeof fresh).value);
    for (const type of ["input", "change"]) fresh.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

function focusLike(old: Control, fresh: Control): void {
  fresh.focus({ preventScroll: true });
  const { selectionStart = null, selectionEnd = null } = old as Partial<HTMLTextAreaElement>;
  if (selectionStart !== null) (fresh as HTMLTextAreaElement).setSelectionRange(selectionStart, selectionEnd);
}
