/**
 * In `npm run develop` each page has a quiet link to its form. webpack begins with it beside Gatsby's entry
 * (gatsby/webpack/webpack.ts), and not where the site is built: no visitor gets a byte of it.
 */
const WORDS: Readonly<Record<string, string>> = { de: "Diese Seite bearbeiten", en: "Edit this page" };

const QUIET = {
  position: "fixed",
  insetInlineStart: "0.5rem",
  insetBlockEnd: "0.5rem",
  zIndex: "2147483647",
  padding: "0.25rem 0.625rem",
  borderRadius: "0.25rem",
  background: "#fff",
  color: "#1b1b1b",
  font: "0.8125rem/1.5 system-ui, sans-serif",
  opacity: "0.85",
} as const;

/** The page may be another one by the time that somebody follows the link. */
function update(link: HTMLAnchorElement): void {
  link.href = `/__edit/?page=${encodeURIComponent(location.pathname)}`;
  link.textContent = WORDS[document.documentElement.lang] ?? "Edit this page";
}

const link = document.createElement("a");
Object.assign(link.style, QUIET);
link.target = "form";
for (const event of ["pointerenter", "focus"]) link.addEventListener(event, () => update(link));
update(link);
// React names the language when it has the page.
new MutationObserver(() => update(link)).observe(document.documentElement, { attributeFilter: ["lang"] });
document.addEventListener("DOMContentLoaded", () => document.body.append(link));
if (document.readyState !== "loading") document.body.append(link);
