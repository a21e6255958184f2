/** The script-less copy of a page: what a hand-written page with the same HTML, styles, font and pictures would do. */

const SCRIPT = /<script\b((?:[^>"']|"[^"]*"|'[^']*')*)>[\s\S]*?<\/script\s*>/giu;
const LINK = /<link\b(?:[^>"']|"[^"]*"|'[^']*')*>/giu;

/** HTML Living Standard, 4.12.1: no type, a type of JavaScript, a module, or instructions to the browser; other types are data. */
const EXECUTABLE =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma|live|j)script(?:1\.\d)?)$/iu;

/** Fetched early for scripts only: scripts themselves, and data that nothing but a script reads. */
const EARLY = /^(?:modulepreload|preload|prefetch)$/iu;
const FOR_SCRIPTS = /^(?:script|fetch|worker)$/iu;
const READ_BY_SCRIPTS = /\.(?:m?js|json)(?:[?#]|$)/iu;

/**
 * `noscript` stays as it is: a browser in which scripts are allowed passes over it, whether or not the page has any. So the
 * copy is shown with the same critical styles as the page itself.
 * @param html a whole document
 * @returns it without every script that is run, and without every link that fetches one early
 */
export function withoutScripts(html: string): string {
  return html
    .replace(SCRIPT, (script, attributes: string) => (EXECUTABLE.test(attribute(attributes, "type")) ? "" : script))
    .replace(LINK, (link) => (isForScripts(link) ? "" : link));
}

function isForScripts(link: string): boolean {
  const relations = attribute(link, "rel").split(/\s+/u);
  if (!relations.some((relation) => EARLY.test(relation))) return false;
  if (relations.some((relation) => /^modulepreload$/iu.test(relation))) return true;
  return FOR_SCRIPTS.test(attribute(link, "as")) || READ_BY_SCRIPTS.test(attribute(link, "href"));
}

/** @returns the attribute's value, empty where the tag has no such attribute. */
function attribute(tag: string, name: string): string {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, "iu").exec(tag);
  return (found?.[1] ?? found?.[2] ?? found?.[3] ?? "").trim();
}

/** As far as a page without scripts can go: the browser fetches documents when a visitor points at their links. */
export const RULES = JSON.stringify({
  prefetch: [{ where: { href_matches: "/*" }, eagerness: "moderate" }],
});

/** @param html a document without scripts. @returns it with speculation rules that fetch pages ahead. */
export function withSpeculationRules(html: string): string {
  return html.replace(/<\/body>/iu, (end) => `<script type="speculationrules">${RULES}</script>${end}`);
}
