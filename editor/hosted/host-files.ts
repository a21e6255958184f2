/** The rules by which a host serves the form, in the two forms that hosts read. The same headers stand in both. */
import { CHECKED, FOR_A_YEAR } from "../../src/hosting/caching";

/** The first line of `_headers`: by it a folder is known as one that this command wrote, and may write anew. */
export const MARK = "# Written by npm run build:editor: do not edit.";

/**
 * @param headers of every answer
 * @param hashed the files beside `index.html` whose name changes with their content; those in `assets/` have such names all
 * @returns `_headers` for Netlify and Cloudflare Pages: what is not hashed they have checked by themselves
 */
export function headersFile(headers: Readonly<Record<string, string>>, hashed: readonly string[]): string {
  const all = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  const kept = ["assets/*", ...hashed].map((file) => `/${file}\n  Cache-Control: ${FOR_A_YEAR}\n`);
  return [`${MARK}\n/*\n`, ...all, ...kept].join("");
}

/**
 * @param headers of every answer
 * @param hashed as of `headersFile`
 * @returns what belongs inside `server { }`, beside `root`; no `location` of yours with an `add_header`
 *   of its own, which would take the place of all of these
 */
export function nginxFile(headers: Readonly<Record<string, string>>, hashed: readonly string[]): string {
  const all = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
  const kept = ["assets/", ...hashed.map((file) => `${file.replaceAll(".", "\\.")}$`)].join("|");
  const hashedFiles = `if ($uri ~ "^/(?:${kept})") { set $form_cache "${FOR_A_YEAR}"; }`;
  const caching = [`set $form_cache "${CHECKED}";`, hashedFiles, "add_header Cache-Control $form_cache always;"];
  return [MARK, "server_tokens off;", ...caching, ...all, HIDDEN, ""].join("\n");
}

/** The rules themselves are for nobody else. */
const HIDDEN = 'if ($uri ~ "^/(?:_headers|nginx\\.conf)$") { return 404; }';
