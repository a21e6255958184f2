/** Shows the content's mistakes over the page in `npm run develop`. An entry of webpack (gatsby/webpack/webpack.ts). */
import { CONTENT_ERRORS_PATH, splitProblemLine } from "./content-errors";

/** Polls: an event stream would take one of the six connections that a browser opens to a host for all tabs. */
const POLL_INTERVAL_MS = 1000;

const HEADINGS: Readonly<Record<string, string>> = {
  de: "Ein Fehler im Inhalt: Die Seite zeigt den Stand davor.",
  en: "A mistake in the content: the page is as it was before.",
};

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

const overlay = document.createElement("section");
Object.assign(overlay.style, STYLE);
overlay.setAttribute("role", "alert");

function toItem(line: string): HTMLLIElement {
  const { location = "", message } = splitProblemLine(line);
  const item = document.createElement("li");
  const code = document.createElement("code");
  code.textContent = location;
  item.append(code, ` ${message}`);
  return item;
}

let shown = "[]";

function show(json: string): void {
  if (json === shown) return;
  shown = json;
  const lines = JSON.parse(json) as string[];
  overlay.remove();
  if (lines.length === 0) return;
  const heading = document.createElement("strong");
  heading.textContent = HEADINGS[document.documentElement.lang] ?? HEADINGS["en"] ?? "";
  const list = document.createElement("ul");
  list.append(...lines.map(toItem));
  overlay.replaceChildren(heading, list);
  document.body.append(overlay);
}

async function poll(): Promise<void> {
  if (document.visibilityState !== "visible") return;
  try {
    const response = await fetch(CONTENT_ERRORS_PATH);
    if (response.ok) show(await response.text());
  } catch {
    // The server has stopped or restarts.
  }
}

setInterval(() => void poll(), POLL_INTERVAL_MS);
