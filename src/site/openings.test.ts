import { de, en, smallSite } from "../../test/small-site";
import { countVacanciesByLine } from "./openings";

it("countVacanciesByLine counts the vacancies of each line, without filled ones", () => {
  const vacancy = (name: string, line: string, more: object = {}) =>
    de(`/career/vacancies/${name}/`, { line, ...more });
  const site = smallSite([
    vacancy("a", "A"),
    vacancy("b", "E"),
    vacancy("c", "E"),
    vacancy("filled", "B", { closes: "2026-11-01" }),
    en("/career/vacancies/d/", { line: "C" }),
  ]);
  expect(countVacanciesByLine(site, "de")).toEqual({ A: 1, E: 2 });
});
