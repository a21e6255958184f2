import { DirectWays } from "../../components/direct-ways/direct-ways";
import { SectionFrame } from "../section-frame";
import type { SectionProps } from "../section-props";
import * as css from "./section.module.css";

export default function WaysSection({ section, isLast }: SectionProps<"ways">) {
  return (
    <SectionFrame section={section} isLast={isLast}>
      <div className={css["ways"]}>
        <DirectWays />
      </div>
    </SectionFrame>
  );
}
