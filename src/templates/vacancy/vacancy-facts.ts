import { useIntl } from "react-intl";
import { euros, longDay } from "../../intl/format";
import { useText } from "../../intl/language-provider";
import type { ContentOf } from "../../model/kinds";

/** @returns the facts of the strip: place, hours, salary, start, contract, and when applications close. */
export function useVacancyFacts(vacancy: ContentOf<"vacancy">): { term: string; value: string }[] {
  const text = useText();
  const intl = useIntl();
  const { place, remote, hours, salary, start, contract, posted, closes } = vacancy;
  return [
    { term: text("vacancy.place"), value: place },
    { term: text("vacancy.remote"), value: remote },
    { term: text("vacancy.hours"), value: text("vacancy.hoursRange", hours) },
    {
      term: text("vacancy.salary"),
      value: text("vacancy.salaryRange", { from: euros(intl, salary.from), to: euros(intl, salary.to) }),
    },
    { term: text("vacancy.contract"), value: text(`contract.${contract}`) },
    { term: text("vacancy.start"), value: start },
    { term: text("vacancy.posted"), value: longDay(intl, posted) },
    ...(closes ? [{ term: text("vacancy.closes"), value: longDay(intl, closes) }] : []),
  ];
}
