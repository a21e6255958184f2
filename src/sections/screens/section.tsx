import { RichText } from "../../components/prose/prose";
import { Screens } from "../../components/screens/screens";
import { Framed } from "../framed";
import type { SectionProps } from "../section-props";
import * as css from "./section.module.css";

export default function ScreensSection({ section, isLast, hasFirstPicture = false }: SectionProps<"screens">) {
  const { screens, as, caption } = section;
  return (
    <Framed section={section} isLast={isLast}>
      <Screens screens={screens} as={as} isFirst={hasFirstPicture} />
      {caption && <RichText as="p" className={css["caption"]} html={caption} />}
    </Framed>
  );
}
