import type { CDPSession, Page } from "playwright";

interface DomNode {
  readonly nodeId: number;
  readonly nodeType: number;
  readonly nodeName: string;
  readonly nodeValue: string;
  readonly children?: readonly DomNode[];
}

/** Their texts are never drawn. */
const UNDRAWN = new Set(["HEAD", "STYLE", "SCRIPT"]);

/**
 * A letter that the typeface of a screen does not have is drawn with whichever the machine has instead: the picture would be
 * another one from machine to machine.
 * @returns a sentence for each text that a typeface of the machine has drawn a part of; Chromium only
 */
export async function strangeLetters(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument", { depth: -1 });
  const found: string[] = [];
  for (const text of textsIn(root)) found.push(...(await drawnByOthers(session, text)));
  await session.detach();
  return found;
}

function textsIn(node: DomNode): DomNode[] {
  if (UNDRAWN.has(node.nodeName)) return [];
  if (node.nodeType === 3) return node.nodeValue.trim() === "" ? [] : [node];
  return (node.children ?? []).flatMap(textsIn);
}

async function drawnByOthers(session: CDPSession, { nodeId, nodeValue }: DomNode): Promise<string[]> {
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  const others = fonts.filter(({ isCustomFont }) => !isCustomFont);
  return others.map(
    (font) => `"${nodeValue}": ${font.glyphCount} of its letters by ${font.familyName}, of this machine`,
  );
}
