import { type Language, LOCALES } from "../i18n/languages";
import { guarded } from "./before-hydration/guard";

/** Numbers the links of a printed page, and lists their addresses at its end, with the page's own and the day. */
export function watchPrinting(): void {
  addEventListener("beforeprint", guarded("paper", addNotes));
  addEventListener("afterprint", guarded("paper", removeNotes));
}

/** Links to other pages, whose text is not their address. */
const LINKS = "main a[href]:not([href^='#'],[href^='tel:'],[href^='mailto:'])";

function addNotes(): void {
  removeNotes();
  const list = document.createElement("ol");
  const addresses: string[] = [];
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
    const { href, textContent } = link;
    // It spells out its address, or is not printed: of what a screen hides only answers are.
    if (textContent.startsWith("http") || (link.checkVisibility?.() === false && !link.closest("details"))) continue;
    if (!addresses.includes(href)) {
      addresses.push(href);
      list.appendChild(document.createElement("li")).textContent = href;
    }
    link.dataset["note"] = `${addresses.indexOf(href) + 1}`;
  }
  const paper = document.body.appendChild(document.createElement("div"));
  paper.className = "paper";
  const locale = LOCALES[document.documentElement.lang as Language];
  const day = new Date().toLocaleDateString(locale, { dateStyle: "long" });
  paper.append(`${location.href}, ${day}`, list);
}

/** The numbers stay: only print styles show them. */
function removeNotes(): void {
  document.querySelector(".paper")?.remove();
}
