import type { ReactNode } from "react";
import { RichText } from "../components/prose/prose";
import { Section } from "../components/section/section";

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
