import { inEuros } from "../../i18n/euros";
import { useLanguagePack, useText } from "../../i18n/language-provider";
import type { ContentOf } from "../../model/kinds";

/** @returns the six facts of the strip: place, remote share, hours, salary, contract, start. Days stand where one applies. */
export function useVacancyFacts(vacancy: ContentOf<"vacancy">): { term: string; value: string }[] {
  const text = useText();
  const { language } = useLanguagePack();
  const { place, remote, hours, salary, start, contract } = vacancy;
  return [
    { term: text("vacancy.place"), value: place },
    { term: text("vacancy.remote"), value: remote },
    { term: text("vacancy.hours"), value: text("vacancy.hoursRange", hours) },
    {
      term: text("vacancy.salary"),
      value: text("vacancy.salaryRange", inEuros(salary, language)),
    },
    { term: text("vacancy.contract"), value: text(`contract.${contract}`) },
    { term: text("vacancy.start"), value: start },
  ];
}
