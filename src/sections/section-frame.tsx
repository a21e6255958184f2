import type { ReactNode } from "react";
import { RichText } from "../components/prose/prose";
import { Section } from "../components/section/section";
import type { PageView } from "../model/page-view";
import type { SectionContent as PageSection, SectionType } from "../model/sections";

/** Props of every section: its fields, and the page with cards and lists. */
export interface SectionProps<T extends SectionType> {
  section: Extract<PageSection, { type: T }>;
  view: PageView;
  /** Whether its heading is the page's `h1`. */
  isTop?: boolean;
  /** Whether it is the page's last section, which has a margin below. */
  isLast: boolean;
}

interface SectionFrameProps {
  section: { id: string; heading?: string | undefined; text?: string | undefined };
  isLast: boolean;
  aside?: ReactNode;
  children: ReactNode;
}

/** Renders a section with its heading and the optional paragraph below. */
export function SectionFrame({ section: { id, heading, text }, isLast, aside, children }: SectionFrameProps) {
  return (
    <Section id={id} heading={heading} isLast={isLast} aside={aside}>
      {text && <RichText as="p" className="lead spaced" html={text} />}
      {children}
    </Section>
  );
}
