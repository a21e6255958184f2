import type { ReactNode } from "react";
import { RichText } from "../components/prose/prose";
import { Section } from "../components/section/section";
import type { PageView } from "../model/page-view";
import type { SectionContent as PageSection, SectionType } from "../model/sections";

/** Props of every section: its fields, and the page with cards and lists. */
export interface SectionProps<T extends SectionType> {
  section: Extract<PageSection, { type: T }>;
  view: PageView;
  /** Whether its heading is the page's `h1`, or whether it is the list of the page's head. */
  isTop?: boolean;
  /** The head's background. */
  ground?: "paper" | "blue" | "ink";
  /** Whether it is the page's last section, which has a margin below. */
  isLast: boolean;
}

interface SectionFrameProps extends Pick<SectionProps<SectionType>, "isTop" | "ground" | "isLast"> {
  section: { id: string; heading?: string | undefined; text?: string | undefined };
  aside?: ReactNode;
  children: ReactNode;
}

/** Renders a section with its heading and the optional paragraph below, or the list of a head with the paragraph last. */
export function SectionFrame({ section, isTop = false, ground, isLast, aside, children }: SectionFrameProps) {
  const { id, heading, text } = section;
  // A visible heading would repeat the page's title.
  if (isTop)
    return (
      <SignList ground={ground}>
        <h2 id={id} className="vh" tabIndex={-1}>
          {heading}
        </h2>
        {children}
        {text && <RichText as="p" className="quiet" html={text} />}
      </SignList>
    );
  return (
    <Section id={id} heading={heading} isLast={isLast} aside={aside}>
      {text && <RichText as="p" className="lead spaced beside" html={text} />}
      {children}
    </Section>
  );
}

/** Renders a part of the page's head below its title, on its ground. */
export function SignList({ ground = "paper", children }: { ground?: string | undefined; children: ReactNode }) {
  return (
    <section className={`sec sec--flush sec--sign ${ground === "paper" ? "" : `on-line on-${ground}`}`}>
      {children}
    </section>
  );
}
