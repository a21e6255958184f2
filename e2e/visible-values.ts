/** Whether what structured data say can be read on the page (quality F5). */
import { type CrawledPage, textOf, type Thing } from "./crawled-page";
import { isFile } from "./built-site";
import { decode } from "./html";
import { type Language, SITE_URL } from "./site";

const LOCALES: Record<Language, string> = { de: "de-DE", en: "en-GB" };

/** Values of lists that schema.org, Google and ISO define: they name what a page says in words. */
const ENUMERATIONS =
  /^(?:https:\/\/schema\.org\/(?:EventScheduled|EventCancelled|OfflineEventAttendanceMode)|DE|EUR|YEAR|TELECOMMUTE|FULL_TIME|PART_TIME|TEMPORARY|CONTRACTOR)$/u;
const DATE = /^(\d{4}-\d{2}-\d{2})(?:T23:59:59\+0[12]:00)?$/u;
/** Of positions in a list the order is what is seen; that a price is net, the page says in words. */
const NOT_VALUES = new Set(["@type", "@id", "@context", "position", "valueAddedTaxIncluded"]);

/** @returns every value of a thing that is not on its page, as `field: value`. */
export function hiddenValues(thing: Thing, page: CrawledPage): string[] {
  return Object.entries(thing)
    .filter(([name]) => !NOT_VALUES.has(name))
    .flatMap(([name, value]) => [value].flat().flatMap((each) => hidden(name, each, page)));
}

function hidden(name: string, value: unknown, page: CrawledPage): string[] {
  if (typeof value === "object" && value !== null) return hiddenValues(value as Thing, page);
  return isVisible(value, page) ? [] : [`${name}: ${String(value)}`];
}

function isVisible(value: unknown, page: CrawledPage): boolean {
  if (typeof value === "number") return page.text.includes(new Intl.NumberFormat(LOCALES[page.language]).format(value));
  if (typeof value !== "string" || /[\u00ad\u00a0\u202f]/u.test(value)) return false;
  if (ENUMERATIONS.test(value)) return true;
  if (value.startsWith("https://")) return isNamed(value, page);
  const [, day] = DATE.exec(value) ?? [];
  if (day) return page.text.includes(inWords(day, page.language));
  // A description in HTML is read element by element.
  const texts = value.startsWith("<p>") ? value.split(/<[^>]+>/u).filter(Boolean) : [value];
  return texts.every((text) => page.text.includes(value.startsWith("<p>") ? textOf(decode(text)) : text));
}

/** An address is the page's own or another of the site; a picture is one that the page itself names. */
function isNamed(address: string, page: CrawledPage): boolean {
  const { origin, pathname } = new URL(address);
  if (origin !== SITE_URL) return false;
  if (pathname.endsWith("/")) return isFile(`${pathname}index.html`);
  return isFile(pathname) && (page.named.has(address) || page.named.has(pathname));
}

function inWords(day: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { day: "numeric", month: "long", year: "numeric" }).format(
    new Date(`${day}T12:00:00Z`),
  );
}
