/**
 * Never throws: an exception in a request handler ends the server.
 * @param url a request's target: a path, or a whole address (RFC 9112, section 3.2.2)
 * @returns the address, or undefined where it or its path is invalid
 */
export function readUrl(url = "/"): URL | undefined {
  try {
    // A path is not resolved: `//host` and `/\host` would be read as the name of another host.
    const read = new URL(url.startsWith("/") ? `http://localhost${url}` : url);
    decodeURI(read.pathname);
    // Other schemes leave `..` as it is, and a redirect to a path with two slashes would lead to another host.
    return /^https?:$/u.test(read.protocol) && !read.pathname.startsWith("//") ? read : undefined;
  } catch {
    return undefined;
  }
}
