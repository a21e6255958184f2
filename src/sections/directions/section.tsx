import { PlatformSign } from "../../components/platform-sign/platform-sign";
import { ProcessLine } from "../../components/process-line/process-line";
import { useLanguagePack } from "../../i18n/language-provider";
import { SectionFrame, type SectionProps } from "../section-frame";
import * as css from "./section.module.css";

/** Renders the address as a platform's sign with the number of the house, and the way: its last part is on foot. */
export default function DirectionsSection({ section, isLast }: SectionProps<"directions">) {
  const { street, postalCode, city, legalName } = useLanguagePack().company;
  const [, name = street, number] = /^(.+?)( \d+\s?\p{L}?)$/u.exec(street) ?? [];
  return (
    <SectionFrame section={section} isLast={isLast}>
      <PlatformSign number={number} hints={section.hints}>
        <b className="headline">
          {name}
          {number && <span className="vh">{number}</span>}
        </b>
        <span className="lead echo">
          {postalCode} {city}
        </span>
        <span>{legalName}</span>
      </PlatformSign>
      <div className={css["way"]}>
        <ProcessLine steps={section.stops} />
      </div>
    </SectionFrame>
  );
}
