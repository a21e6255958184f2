import { RichText } from "../../components/prose/prose";
import { useText } from "../../i18n/language-provider";
import type { CalendarDay } from "./month";
import * as css from "./section.module.css";

interface RulesProps {
  /** What holds on open days at the first place, then the rules in order. */
  rules: readonly { name: string; text: string }[];
  days: readonly CalendarDay[];
}

/** Every rule with the days that it closes: the choice of a day shows its own. */
export function Rules({ rules, days }: RulesProps) {
  const text = useText();
  return (
    <ul className={css["rules"]}>
      {rules.map(({ name, text: rule }, place) => (
        <li key={name}>
          <p className={css["name"]}>
            <i aria-hidden="true">{place > 0 && place}</i>
            <b>{name}</b>
          </p>
          <RichText as="p" html={rule} />
          <p className={css["days"]}>{daysOf(place)}</p>
        </li>
      ))}
    </ul>
  );

  function daysOf(place: number): string {
    const held = days.flatMap(({ day, rule }) => (rule === place ? day : []));
    return text(place > 0 ? "calendar.closes" : "calendar.opens", { days: held.join(", ") });
  }
}
