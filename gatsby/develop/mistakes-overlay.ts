/** Shows the content's mistakes over the page in `npm run develop`. An entry of webpack (gatsby/webpack/webpack.ts). */
import { MISTAKES_PATH, splitProblemLine } from "./mistakes";

/** Polled: an event stream would take one of the six connections that a browser has for all tabs of a host. In ms. */
const PAUSE = 1000;

const HEADINGS: Readonly<Record<string, string>> = {
  de: "Ein Fehler im Inhalt: Die Seite zeigt den Stand davor.",
  en: "A mistake in the content: the page is as it was before.",
};

const OVER_THE_PAGE = {
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
Object.assign(overlay.style, OVER_THE_PAGE);
overlay.setAttribute("role", "alert");

function toItem(line: string): HTMLLIElement {
  const { place = "", said } = splitProblemLine(line);
  const item = document.createElement("li");
  const where = document.createElement("code");
  where.textContent = place;
  item.append(where, ` ${said}`);
  return item;
}

let shown = "[]";

function show(answer: string): void {
  if (answer === shown) return;
  shown = answer;
  const lines = JSON.parse(answer) as string[];
  overlay.remove();
  if (lines.length === 0) return;
  const heading = document.createElement("strong");
  heading.textContent = HEADINGS[document.documentElement.lang] ?? HEADINGS["en"] ?? "";
  const list = document.createElement("ul");
  list.append(...lines.map(toItem));
  overlay.replaceChildren(heading, list);
  document.body.append(overlay);
}

async function ask(): Promise<void> {
  try {
    const response = await fetch(MISTAKES_PATH);
    if (response.ok) show(await response.text());
  } catch {
    // The server has ended or restarts.
  }
}

setInterval(() => {
  if (document.visibilityState === "visible") void ask();
}, PAUSE);
