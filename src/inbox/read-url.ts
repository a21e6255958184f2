/**
 * The only reader of addresses that anybody may ask for: an exception in a server's handler ends the server.
 * @param url as it stands in the first line of a request
 * @returns the address, or undefined where none can be made of it, or of its path
 */
export function readUrl(url = "/"): URL | undefined {
  // It would be read as the name of another host.
  if (url.startsWith("//")) return undefined;
  try {
    const read = new URL(url, "http://localhost");
    decodeURI(read.pathname);
    return read;
  } catch {
    return undefined;
  }
}
