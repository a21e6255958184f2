import type { ReactNode } from "react";
import { Section } from "../../components/section/section";
import { useText } from "../../i18n/language-provider";
import type { MessageId } from "../../i18n/messages";
import type { PageView } from "../../model/page-view";
import { Sections } from "../../sections/sections";

interface SignSectionProps {
  /** One of the parts that the kind of the page declares (its fields.ts). */
  id: string;
  sign: Extract<MessageId, `sign.${string}`>;
  /** The page, if its own sections may follow. */
  view?: PageView;
  isLast?: boolean;
  isForScreens?: boolean;
  className?: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** Renders a section whose heading is a message, and the page's own sections after it. */
export function SignSection({ sign, view, children, ...section }: SignSectionProps) {
  const text = useText();
  return (
    <>
      <Section {...section} heading={text(sign)}>
        {children}
      </Section>
      {view && <Sections view={view} after={section.id} />}
    </>
  );
}
