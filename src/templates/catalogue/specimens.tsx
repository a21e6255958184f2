import type { Tokens } from "../../model/views/tokens";
import { ButtonLink } from "../../components/button-link/button-link";
import { Flaps } from "../../components/flaps/flaps";
import { Icon, type IconName, ICONS } from "../../components/icon/icon";
import { MoreLink } from "../../components/more-link/more-link";
import { Section } from "../../components/section/section";
import { usePack } from "../../i18n/language-provider";
import { lettersOf } from "../../model/views/line-letter";
import * as css from "./catalogue.module.css";
import { Colours, TypeScale } from "./tokens";
import type { Words } from "./words";

const PICTOGRAMS: readonly IconName[] = ["phone", "mail", "place"];

interface SpecimensProps {
  tokens: Tokens;
  words: Words;
  echoes: Words;
}

/** The parts that are no sections, as on the design's board of components. */
export function Specimens({ tokens, words, echoes }: SpecimensProps) {
  return (
    <>
      <Section id="buttons" heading={words.buttons} echo={echoes.buttons}>
        <Buttons words={words} />
      </Section>
      <Section id="plates" heading={words.plates} echo={echoes.plates}>
        <Plates />
      </Section>
      <Section id="flaps" heading={words.flaps} echo={echoes.flaps}>
        <div className={css["row"]}>
          <Flaps day="2026-11-20" />
          <div className={`${css["ground"]} on-ink`}>
            <Flaps day="2027-03-16" />
          </div>
        </div>
      </Section>
      <Section id="icons" heading={words.icons} echo={echoes.icons}>
        <ul className={css["icons"]}>
          {(Object.keys(ICONS) as IconName[]).map((name) => (
            <li key={name}>
              <Icon name={name} />
              <span className="code">{name}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="colours" heading={words.colours} echo={echoes.colours}>
        <Colours tokens={tokens} words={words} />
      </Section>
      <Section id="type" heading={words.type} echo={echoes.type} isLast>
        <TypeScale tokens={tokens} words={words} />
      </Section>
    </>
  );
}

function Buttons({ words }: { words: Words }) {
  return (
    <div className={css["row"]}>
      <ButtonLink to="#buttons">{words.button}</ButtonLink>
      <div className={`${css["ground"]} on-blue`}>
        <ButtonLink to="#buttons">{words.button}</ButtonLink>
      </div>
      <MoreLink to="#buttons">{words.more}</MoreLink>
    </div>
  );
}

/** Lines by letter; projects and vacancies by code. White on blue, blue on white, and with a pictogram. */
function Plates() {
  const { lines } = usePack();
  const plates = [...lettersOf(lines), "A7", "C11"];
  return (
    <div className={css["row"]}>
      {plates.map((plate) => (
        <span key={plate} className="plate">
          {plate}
        </span>
      ))}
      <div className={`${css["ground"]} on-blue`}>
        {plates.map((plate) => (
          <span key={plate} className="plate">
            {plate}
          </span>
        ))}
      </div>
      <div className={`${css["ground"]} on-blue`}>
        {PICTOGRAMS.map((name) => (
          <span key={name} className="pic">
            <Icon name={name} />
          </span>
        ))}
      </div>
    </div>
  );
}
