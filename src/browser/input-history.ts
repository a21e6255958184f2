/** Keeps input for the back button in the state of history entries (docs/decisions/0017-runtime.md). */
import { copyInput, findControls, type Input, readChange } from "./preserve-input";

/** A location of the router, whose key differs among the entries of a document. */
type Entry = Pick<Location, "pathname"> & { key?: string };

/** Changed controls by history entry, then by the key of the control. */
const stored = (history.state as { input?: Record<string, Record<string, Input>> } | null)?.input ?? {};

const nameOf = ({ pathname, key }: Entry) => `${pathname}|${key}`;

/** Finds the controls of the page, without those of header and footer, which all pages share. */
const findPageControls = () => findControls(document.querySelector("main") ?? document);

/** Stores the input of the page that the visitor leaves, beside that of all entries before it. */
export function storeInput(left: Entry): void {
  const changes: Record<string, Input> = {};
  for (const [key, control] of findPageControls()) {
    const change = readChange(control);
    if (change) changes[key] = change;
  }
  delete stored[nameOf(left)];
  if (Object.keys(changes).length > 0) stored[nameOf(left)] = changes;
  if (Object.keys(stored).length > 0) history.replaceState({ ...history.state, input: stored }, "");
}

/** Copies the stored input of a history entry to its page, which React has rendered again. */
export function restoreInput(entry: Entry): void {
  const changes = stored[nameOf(entry)] ?? {};
  for (const [key, control] of findPageControls()) if (changes[key]) copyInput(changes[key], control);
}
