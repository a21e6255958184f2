import type { ReactNode } from "react";
import { RichText } from "../components/prose/prose";
import { Section } from "../components/section/section";
import type { PageView } from "../model/page-view";

interface FramedProps {
  section: { id: string; heading?: string | undefined; text?: string | undefined };
  view: Pick<PageView, "echo">;
  isLast: boolean;
  aside?: ReactNode;
  children: ReactNode;
}

/** What most sections begin with: their sign with its echo, and a paragraph where the editor wrote one. */
export function Framed({ section: { id, heading, text }, view, isLast, aside, children }: FramedProps) {
  return (
    <Section id={id} heading={heading} echo={view.echo.parts[id]} isLast={isLast} aside={aside}>
      {text && <RichText as="p" className="lead spaced" html={text} />}
      {children}
    </Section>
  );
}
