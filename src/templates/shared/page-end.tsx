import { ClosingBand } from "../../components/closing-band/closing-band";
import { SlipList } from "../../components/slip-list/slip-list";
import type { PageView } from "../../model/page-view";
import { SignSection } from "./sign-section";

/** Renders related pages, and the closing band. */
export function PageEnd({ view }: { view: PageView }) {
  const cards = view.related.flatMap((route) => view.cards[route] ?? []);
  const { closing } = view.content;
  return (
    <>
      {cards.length > 0 && (
        <SignSection id="related-pages" sign="sign.next" isLast isForScreens>
          <SlipList cards={cards} hasCovers />
        </SignSection>
      )}
      {closing && <ClosingBand question={closing} />}
    </>
  );
}
