/**
 * Every built document says which page data it was rendered with (gatsby/html/document.tsx), so that the worker never
 * keeps a document of one build with the data of another.
 */
const STAMP = /<body data-page-data="([0-9a-f]+)"/u;

/** The attribute of `<body>`: the beginning of the SHA-256 of the page data as JSON, in hexadecimal digits. */
export const STAMP_ATTRIBUTE = "data-page-data";

/** Enough that two versions of a page's data never share it. */
export const STAMP_LENGTH = 16;

/** @param html a built page. @returns whether it was rendered with these data; never, where it does not say. */
export async function belongTogether(html: string, data: string): Promise<boolean> {
  const [, stamp] = STAMP.exec(html) ?? [];
  return stamp !== undefined && stamp === (await stampOf(data).catch(() => undefined));
}

/** Rejected where the answer is no JSON, but the page of a hotel's network, for example. */
async function stampOf(data: string): Promise<string> {
  const json = JSON.stringify(JSON.parse(data));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(json)));
  return [...digest]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .slice(0, STAMP_LENGTH);
}
