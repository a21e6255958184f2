/** The path of the local inbox, for development and previews (contact/local-endpoint.ts). */
export const INBOX_PATH = "/__inbox/";

/** The value of GATSBY_CONTACT_ENDPOINT for the local inbox. */
const INBOX = "inbox";

/**
 * Determines the endpoint of the contact form: GATSBY_CONTACT_ENDPOINT, or the local inbox in development, or the company's.
 * @returns a URL or a path of the site; undefined, which disables the form, without an endpoint or for an empty variable
 * @throws if the endpoint is neither an https URL, nor on this machine, nor a path of the site
 */
export function contactEndpoint(company: { contactEndpoint?: string }, environment = process.env): string | undefined {
  const byDefault = environment["NODE_ENV"] === "development" ? INBOX : company.contactEndpoint;
  const endpoint = (environment["GATSBY_CONTACT_ENDPOINT"] ?? byDefault ?? "").trim();
  if (endpoint === "") return undefined;
  if (endpoint === INBOX) return INBOX_PATH;
  if (!isUsable(endpoint)) {
    throw new Error(
      `The contact form can't be sent to "${endpoint}" - write an https address or a path such as /api/contact in ` +
        "GATSBY_CONTACT_ENDPOINT or in contactEndpoint of content/site/company.yml",
    );
  }
  return endpoint;
}

/** Checks that a message is sent encrypted, or stays on this machine. */
function isUsable(endpoint: string): boolean {
  if (/^\/(?![/\\])\S*$/u.test(endpoint)) return true;
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname } = new URL(endpoint);
  return protocol === "https:" || (protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname));
}
