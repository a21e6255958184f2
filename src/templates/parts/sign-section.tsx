import type { ReactNode } from "react";
import { Section } from "../../components/section/section";
import { useText } from "../../i18n/language-provider";
import type { MessageId } from "../../i18n/messages";
import type { PageView } from "../../model/page-view";
import { Sections } from "../../sections/sections";

interface SignSectionProps {
  /** The part's name in the address (src/model/model.ts lists them). */
  id: string;
  sign: Extract<MessageId, `sign.${string}`>;
  isLast?: boolean;
  isForScreens?: boolean;
  aside?: ReactNode;
  children: ReactNode;
}

/** A section whose sign is the interface's. */
export function SignSection({ sign, children, ...section }: SignSectionProps) {
  const text = useText();
  return (
    <Section {...section} heading={text(sign)}>
      {children}
    </Section>
  );
}

/** The same, with the page's own sections that stand after it. */
export function SignPart({ view, ...part }: SignSectionProps & { view: PageView }) {
  return (
    <>
      <SignSection {...part} />
      <Sections view={view} after={part.id} />
    </>
  );
}
