import { PANEL, TEXT } from "../../gatsby/images/share-picture/card-text";
import { drawCard } from "../../gatsby/images/share-picture/draw-card";
import { loadFonts } from "../../gatsby/images/share-picture/fonts";
import { shareCardOf } from "../../gatsby/images/share-picture/share-card";
import { outlinesOf } from "../outlines";
import { realSite } from "../real-content";

it("the title and the other language's title of every page have room on its share picture", async () => {
  const site = realSite();
  const fonts = await loadFonts();
  const pages = site.pages.filter(({ kind }) => kind !== "notice");
  const cards = pages.map((page) => shareCardOf(site, page));
  const faults: string[] = [];
  for (const card of cards) {
    const [name, title, echo] = outlinesOf(await drawCard(card, fonts));
    const right = Math.max(title?.right ?? Infinity, (card.echo && echo?.right) || 0);
    const isClear = (title?.top ?? 0) >= Math.max(TEXT.top, name?.bottom ?? Infinity);
    if (!isClear || right >= PANEL.left) faults.push(card.title);
  }
  expect(faults).toEqual([]);
});
