import { ClosingBand } from "../../components/closing-band/closing-band";
import { MoreLink } from "../../components/more-link/more-link";
import { Section } from "../../components/section/section";
import { useText } from "../../i18n/language-provider";
import type { PageView } from "../../model/page-view";

/** Renders links to related pages, and the closing band. */
export function PageEnd({ view }: { view: PageView }) {
  const text = useText();
  const cards = view.related.flatMap((route) => view.cards[route] ?? []);
  const { closing } = view.content;
  return (
    <>
      {cards.length > 0 && (
        <Section isLast className="screen-only">
          <nav id="related-pages" className="cluster" aria-label={text("sign.next")}>
            {cards.map(({ path, title, label = title }) => (
              <MoreLink key={path} to={path}>
                {label}
              </MoreLink>
            ))}
          </nav>
        </Section>
      )}
      {closing && <ClosingBand question={closing} />}
    </>
  );
}
