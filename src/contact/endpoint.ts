/** Where the form is sent to while the site is developed or looked at (contact/local-endpoint.ts). */
export const INBOX_PATH = "/__inbox/";

/** The word that stands for the local inbox. */
const INBOX = "inbox";

export interface Environment {
  GATSBY_CONTACT_ENDPOINT?: string | undefined;
  NODE_ENV?: string | undefined;
}

/**
 * Where the contact form is sent to: what GATSBY_CONTACT_ENDPOINT says (empty: nowhere), else what the company file
 * says. While the site is developed it is the local inbox, unless the environment names another.
 * @returns an address or a path of the site; undefined where there is no endpoint, and so no form
 * @throws where the address is neither https, nor http on this machine, nor a path of the site
 */
export function contactEndpoint(
  company: { contactEndpoint?: string | undefined },
  environment: Environment = process.env as Environment,
): string | undefined {
  const byDefault = environment.NODE_ENV === "development" ? INBOX : company.contactEndpoint;
  const endpoint = (environment.GATSBY_CONTACT_ENDPOINT ?? byDefault ?? "").trim();
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

/** What people write is sent encrypted, but on this machine, where nobody listens. */
function isUsable(endpoint: string): boolean {
  if (/^\/(?![/\\])\S*$/u.test(endpoint)) return true;
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname } = new URL(endpoint);
  return protocol === "https:" || (protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname));
}
