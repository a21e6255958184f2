import { Section, type SectionProps } from "../../components/section/section";
import { useText } from "../../i18n/language-provider";
import type { MessageId } from "../../i18n/messages";

interface SignSectionProps extends Omit<SectionProps, "heading"> {
  /** One of the parts that the kind of the page declares (its fields.ts). */
  id: string;
  sign: Extract<MessageId, `sign.${string}`>;
}

/** Renders a section whose heading is a message. */
export function SignSection({ sign, ...section }: SignSectionProps) {
  const text = useText();
  return <Section {...section} heading={text(sign)} />;
}
