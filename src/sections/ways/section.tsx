import { DirectWays } from "../../components/direct-ways/direct-ways";
import { SectionFrame, type SectionProps } from "../section-frame";
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
