import type { ReactNode } from "react";
import { Section } from "../../components/section/section";
import { usePack, useText } from "../../intl/language-provider";
import type { MessageId } from "../../languages/messages";

type Sign = Extract<MessageId, `sign.${string}`>;

interface SignSectionProps {
  /** The part's name in the address (src/model/model.ts lists them). */
  id: string;
  sign: Sign;
  isLast?: boolean;
  aside?: ReactNode;
  children: ReactNode;
}

/** A section whose sign is the interface's, with its echo from the other language. */
export function SignSection({ id, sign, isLast = false, aside, children }: SignSectionProps) {
  const text = useText();
  const { echoes } = usePack();
  return (
    <Section id={id} heading={text(sign)} echo={echoes[sign]} isLast={isLast} aside={aside}>
      {children}
    </Section>
  );
}
