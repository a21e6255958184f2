import type { PageProps } from "gatsby";
import type { ReactNode } from "react";
import { ClosingBand } from "../../components/closing-band/closing-band";
import { MoreLink } from "../../components/more-link/more-link";
import { Section, type SectionProps } from "../../components/section/section";
import { useText } from "../../i18n/language-provider";
import type { MessageId } from "../../i18n/messages";
import { AfterFirstPaint } from "../../components/after-first-paint/after-first-paint";
import type { Kind } from "../../model/kinds";
import type { PageView } from "../../model/page-view";

/** The query result of every template: the page's own node (docs/decisions/0002-content-check.md). */
export type TemplateProps<K extends Kind> = PageProps<{ page: { view: PageView<K> } }>;

/** Renders `top`, the first screen, before the rest of a next page. */
export function Page({ top, children }: { top: ReactNode; children: ReactNode }) {
  return (
    <>
      {top}
      <AfterFirstPaint>{children}</AfterFirstPaint>
    </>
  );
}

/** Returns the props of PageHero that are the same on every page. */
export function heroProps({ content, echo, breadcrumb, label }: PageView) {
  return { title: content.title, echo, breadcrumb, label };
}

interface MessageSectionProps extends Omit<SectionProps, "heading"> {
  /** One of the parts that the kind of the page declares (its fields.ts). */
  id: string;
  heading: Extract<MessageId, `sign.${string}`>;
}

/** Renders a section whose heading is a message. */
export function MessageSection({ heading, ...section }: MessageSectionProps) {
  const text = useText();
  return <Section {...section} heading={text(heading)} />;
}

/** Renders links to related pages, and the closing band. */
export function PageEnd({ view }: { view: PageView }) {
  const text = useText();
  const cards = view.related.flatMap((route) => view.cards[route] ?? []);
  const { closing } = view.content;
  return (
    <>
      {cards.length > 0 && (
        <Section isLast className="screen-only">
          <nav id="related-pages" className="cluster" aria-labelledby="related-label">
            <span id="related-label">{text("sign.next")}</span>
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
