/** The invisible characters and no-break spaces of typesetting (src/content/compile). */
const INVISIBLE = /[\u00AD\u200B\u2060]/gu;
const NO_BREAK_SPACE = /\u00A0|&nbsp;/gu;

const asTyped = (text: string) => text.replace(INVISIBLE, "").replace(NO_BREAK_SPACE, " ");

/** Copies selected text as its editor typed it, without soft hyphens, as text and as HTML. */
export function copyAsTyped(event: ClipboardEvent): void {
  const selection = getSelection();
  const target = event.target as Partial<Element> | null;
  // The selection of a field is not the document's.
  if (!event.clipboardData || !selection || selection.isCollapsed || target?.closest?.("input,textarea")) return;
  event.clipboardData.setData("text/plain", asTyped(selection.toString()));
  event.clipboardData.setData("text/html", asTyped(htmlOf(selection)));
  event.preventDefault();
}

/** Serializes the visible part of a selection, with absolute links. */
function htmlOf(selection: Selection): string {
  const hidden = [...document.body.querySelectorAll("*")].filter((element) => !element.checkVisibility());
  const copy = document.createElement("div");
  for (const element of hidden) element.toggleAttribute("data-hidden", true);
  for (let index = 0; index < selection.rangeCount; index += 1)
    copy.append(selection.getRangeAt(index).cloneContents());
  for (const element of hidden) element.removeAttribute("data-hidden");
  for (const element of copy.querySelectorAll("[data-hidden]")) element.remove();
  for (const link of copy.querySelectorAll("a")) link.setAttribute("href", link.href);
  return copy.innerHTML;
}
