/**
 * Adds a link to the form to each page of `npm run develop`. It is a webpack entry in development only
 * (gatsby/webpack/webpack.ts).
 */
const LABELS: Readonly<Record<string, string>> = { de: "Diese Seite bearbeiten", en: "Edit this page" };

const LINK_STYLE = {
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

/** Points the link to the current page, which changes without a reload. */
function update(link: HTMLAnchorElement): void {
  link.href = `/__edit/?page=${encodeURIComponent(location.pathname)}`;
  link.textContent = LABELS[document.documentElement.lang] ?? "Edit this page";
}

const link = document.createElement("a");
Object.assign(link.style, LINK_STYLE);
link.target = "form";
for (const event of ["pointerenter", "focus"]) link.addEventListener(event, () => update(link));
update(link);
// React sets the language after it has loaded the page.
new MutationObserver(() => update(link)).observe(document.documentElement, { attributeFilter: ["lang"] });
document.addEventListener("DOMContentLoaded", () => document.body.append(link));
if (document.readyState !== "loading") document.body.append(link);
