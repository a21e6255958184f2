import { RichText } from "../../components/prose/prose";
import { Screens } from "../../components/screens/screens";
import { SectionHead } from "../../components/section-head/section-head";
import { Section } from "../../components/section/section";
import "../note.css";
import type { SectionProps } from "../section-frame";

export default function ScreensSection({ section, isLast }: SectionProps<"screens">) {
  const { id, heading, text, screens, as, caption } = section;
  return (
    <Section isLast={isLast}>
      <Screens screens={screens} as={as}>
        <SectionHead id={id} heading={heading} />
        {text && <RichText as="p" className="lead" html={text} />}
      </Screens>
      {caption && <RichText as="p" className="note quiet" html={caption} />}
    </Section>
  );
}
