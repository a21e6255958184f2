import { isLanguage, LOCALES } from "../languages/languages";
import { guarded } from "../starter/guard";

/** Paper leads nowhere: links get numbers, and their addresses stand at the end, with the page's own and the day. */
export function watchPrinting(): void {
  addEventListener("beforeprint", guarded("paper", addNotes));
  addEventListener("afterprint", guarded("paper", removeNotes));
}

function addNotes(): void {
  removeNotes();
  const list = document.createElement("ol");
  const numbers = new Map<string, number>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>("main a[href]")) {
    const { href, textContent } = link;
    const isSaid = /^(?:tel|mailto):/u.test(href) || href.includes(textContent.trim());
    if (isSaid || link.getAttribute("href")?.startsWith("#") || !link.checkVisibility?.()) continue;
    if (!numbers.has(href)) {
      numbers.set(href, numbers.size + 1);
      list.appendChild(document.createElement("li")).textContent = href;
    }
    link.dataset["note"] = String(numbers.get(href));
  }
  const paper = document.body.appendChild(document.createElement("div"));
  paper.className = "paper";
  const { lang } = document.documentElement;
  const day = new Date().toLocaleDateString(isLanguage(lang) ? LOCALES[lang] : lang, { dateStyle: "long" });
  paper.append(`${location.href}, ${day}`, list);
}

function removeNotes(): void {
  document.querySelector("body > .paper")?.remove();
  for (const link of document.querySelectorAll<HTMLElement>("[data-note]")) delete link.dataset["note"];
}
