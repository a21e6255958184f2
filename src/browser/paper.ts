import { type Language, LOCALES } from "../i18n/languages";
import { guarded } from "./before-hydration/guard";

/** Paper leads nowhere: links get numbers, and their addresses stand at the end, with the page's own and the day. */
export function watchPrinting(): void {
  addEventListener("beforeprint", guarded("paper", addNotes));
  addEventListener("afterprint", guarded("paper", removeNotes));
}

/** Links whose address does not stand there anyway, and leads off the sheet. */
const LINKS = "main a[href]:not([href^='#'],[href^='tel:'],[href^='mailto:'])";

function addNotes(): void {
  removeNotes();
  const list = document.createElement("ol");
  const addresses: string[] = [];
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
    const { href, textContent } = link;
    // What says its own address needs no note, and what is not shown has no box.
    if (textContent.startsWith("http") || link.getClientRects().length === 0) continue;
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

/** Numbers may stay: nothing but paper shows them, and the next sheet has its own. */
function removeNotes(): void {
  document.querySelector(".paper")?.remove();
}
