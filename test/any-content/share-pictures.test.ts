import { PANEL, TEXT } from "../../gatsby/images/share-picture/card-text";
import { drawCard } from "../../gatsby/images/share-picture/draw-card";
import { loadFonts } from "../../gatsby/images/share-picture/fonts";
import { shareCardOf } from "../../gatsby/images/share-picture/share-card";
import { outlinesOf } from "../outlines";
import { realSite } from "../real-content";

/** Drawing takes a tenth of a second. Others have room where the longest titles and words have. */
const LONGEST = 16;

it("the longest titles, in both languages, have room on their share pictures", async () => {
  const site = realSite();
  const fonts = await loadFonts();
  const pages = site.pages.filter(({ kind }) => kind !== "notice");
  const all = pages.map((page) => shareCardOf(site, page));
  const longestBy = (lengthOf: (card: (typeof all)[number]) => number) =>
    all.toSorted((one, other) => lengthOf(other) - lengthOf(one)).slice(0, LONGEST);
  const longestWord = (text: string) => Math.max(...text.split(/\s/u).map((word) => word.length));
  const cards = new Set([
    ...longestBy(({ title }) => title.length),
    ...longestBy(({ title }) => longestWord(title)),
    ...longestBy(({ echo = "" }) => echo.length),
  ]);
  const faults: string[] = [];
  for (const card of cards) {
    const [name, title, echo] = outlinesOf(await drawCard(card, fonts));
    const right = Math.max(title?.right ?? Infinity, (card.echo && echo?.right) || 0);
    const isClear = (title?.top ?? 0) >= Math.max(TEXT.top, name?.bottom ?? Infinity);
    if (!isClear || right >= PANEL.left) faults.push(card.title);
  }
  expect(faults).toEqual([]);
});
