import { useIntl } from "react-intl";
import { Board } from "../../components/board/board";
import { formatShortDay } from "../../i18n/format";
import { formatEuros } from "../../i18n/euros";
import { useLanguagePack, useText } from "../../i18n/language-provider";
import { SectionFrame, type SectionProps } from "../section-frame";
import * as css from "./amounts.module.css";
import { cardsOfList } from "./cards-of-list";

/** The end of a title that names genders, such as " (m/f/d)". A sentence above the board covers all rows. */
const GENDERS = /\s\(\p{L}\/\p{L}\/\p{L}\)$/u;

/** The hours of most vacancies. Rows name different ones only. */
const USUAL_HOURS = { from: 32, to: 40 };

const COLUMNS = ["board.code", "board.position", "board.terms", "vacancy.salary"] as const;

/** Lists vacancies on the board, by line, with pay and unusual hours (EU directive 2023/970, Article 5). */
export default function VacancyListSection(props: SectionProps<"listing">) {
  const text = useText();
  const intl = useIntl();
  const { language } = useLanguagePack();
  const toEuros = (amount: number) => formatEuros(amount, language);
  const rows = cardsOfList(props).map(({ path, title, code, place, salary, hours, closes }) => {
    const isUsual = !hours || (hours.from === USUAL_HOURS.from && hours.to === USUAL_HOURS.to);
    const notes = [
      place,
      !isUsual && text("board.hours", hours),
      closes && text("state.closes", { day: formatShortDay(intl, closes) }),
    ];
    return {
      path,
      title: title.replace(GENDERS, ""),
      mark: <span className="plate">{code}</span>,
      place: notes.filter(Boolean).join(", "),
      state: <b>{salary && text("vacancy.salaryRange", { from: toEuros(salary.from), to: toEuros(salary.to) })}</b>,
    };
  });
  return (
    <SectionFrame {...props}>
      <Board rows={rows} columns={COLUMNS} className={css["amounts"]} />
    </SectionFrame>
  );
}
