/** Reads a PDF from standard input, and writes its content as JSON. A separate process, because unpdf is an ES module. */
import { getDocumentProxy } from "unpdf";

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const document = await getDocumentProxy(new Uint8Array(Buffer.concat(chunks)));
const page = await document.getPage(1);
const { items } = await page.getTextContent();
const { info } = await document.getMetadata();

const listRoles = ({ role, children = [] }) => [role ?? [], ...children.map(listRoles)].flat();

process.stdout.write(
  JSON.stringify({
    pages: document.numPages,
    size: page.view,
    language: info.Language,
    title: info.Title,
    isTagged: (await document.getMarkInfo())?.Marked === true,
    text: items.map(({ str }) => str).filter((text) => text.trim()),
    roles: listRoles((await page.getStructTree()) ?? {}),
  }),
);
