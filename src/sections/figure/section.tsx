import { Picture, type PictureData } from "../../components/picture/picture";
import { RichText } from "../../components/prose/prose";
import { Section } from "../../components/section/section";
import type { SectionProps } from "../section-frame";

export default function FigureSection({ section, isLast }: SectionProps<"figure">) {
  return (
    <Section isLast={isLast}>
      <figure>
        <Picture picture={section.picture as PictureData} sizes="(min-width: 64rem) 80vw, 92vw" />
        <RichText as="figcaption" html={section.caption} />
      </figure>
    </Section>
  );
}
