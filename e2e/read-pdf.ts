import { getDocumentProxy } from "unpdf";

interface StructureNode {
  role?: string;
  children?: readonly StructureNode[];
}

/** Reads a PDF. Size (left, top, right and bottom, in points), texts and roles are those of the first page. */
export async function readPdf(bytes: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const page = await document.getPage(1);
  const { items } = await page.getTextContent();
  const { info } = await document.getMetadata();
  return {
    pages: document.numPages,
    size: page.view,
    language: (info as { Language?: string }).Language,
    isTagged: (await document.getMarkInfo())?.Marked === true,
    text: items.map((item) => ("str" in item ? item.str : "")).join(""),
    roles: listRoles((await page.getStructTree()) as StructureNode),
  };
}

const listRoles = ({ role = "", children = [] }: StructureNode): string[] => [role, ...children.flatMap(listRoles)];
