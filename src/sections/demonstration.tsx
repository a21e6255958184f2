import type { ComponentProps } from "react";
import { RichText } from "../components/prose/prose";
import "../components/switch/switch.css";
import { useText } from "../i18n/language-provider";
import { SectionFrame } from "./section-frame";
import "./note.css";

interface DemonstrationProps extends ComponentProps<typeof SectionFrame> {
  note: string | undefined;
}

/** Renders a section with a choice. A sentence explains the list that paper shows instead. */
export function Demonstration({ note, children, ...framed }: DemonstrationProps) {
  const text = useText();
  return (
    <SectionFrame {...framed}>
      <p className="spaced unfolded">{text("demonstration.unfolded")}</p>
      {children}
      {note && <RichText as="p" className="note" html={note} />}
    </SectionFrame>
  );
}
