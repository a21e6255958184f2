/** Shows the content's mistakes over the page in `npm run develop`. An entry of webpack (gatsby/webpack/webpack.ts). */
import mistakes from "~language-packs/mistakes.json";

const HEADING = navigator.language.startsWith("de")
  ? "Ein Fehler im Inhalt: Die Seite zeigt den Stand davor."
  : "A mistake in the content: the page is as it was before.";

const STYLE = {
  position: "fixed",
  inset: "0.75rem 0.75rem auto",
  zIndex: "2147483647",
  maxHeight: "80vh",
  overflow: "auto",
  padding: "0.75rem 1rem",
  border: "3px solid #b3002d",
  borderRadius: "0.25rem",
  background: "#fff",
  color: "#1b1b1b",
  font: "0.9375rem/1.5 system-ui, sans-serif",
} as const;

/** Creates an item with the position in a `code` element. @param line `file:line:column field - problem - remedy` */
function toItem(line: string): HTMLLIElement {
  const [, location = "", message = line] = /^(\S+:\d+:\d+)( .*)$/su.exec(line) ?? [];
  const item = document.createElement("li");
  const code = document.createElement("code");
  code.textContent = location;
  item.append(code, message);
  return item;
}

const overlay = document.createElement("section");
overlay.id = "content-mistakes";
overlay.setAttribute("role", "alert");
Object.assign(overlay.style, STYLE);
const heading = document.createElement("strong");
heading.textContent = HEADING;
const list = document.createElement("ul");
list.append(...(mistakes as string[]).map(toItem));
overlay.append(heading, list);
document.getElementById(overlay.id)?.remove();
if (list.hasChildNodes()) document.body.append(overlay);

// Runs this module again after each change of the mistakes.
import.meta.webpackHot?.accept();
