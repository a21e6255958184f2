import { steps } from "../../content/parts";
import { choice, code, count, day, flag, group, inline, line, lineLetter, list } from "../../content/vocabulary";
import { common } from "../../model/common";
import { sections } from "../../model/sections";

/** A vacancy (decisions, Pages: vacancies). The salary range is required: EU pay transparency directive 2023/970. */
export const fields = group(
  {
    ...common,
    sections,
    code: code(),
    line: lineLetter(),
    tasks: list(inline("a task"), 3, 7, "the tasks"),
    profile: list(inline("something the person brings"), 3, 7, "the profile"),
    benefits: list(inline("a benefit, with its condition"), 3, 7, "the benefits"),
    steps: steps(3, 5),
    place: line(3, 60, "the place of work"),
    remote: line(3, 80, "how much of the work can be done elsewhere"),
    telecommute: flag(
      "whether all of the work may be done elsewhere in the company's country, without a day on site; the remote share must then name that country",
    ).optional(),
    contract: choice(["permanent", "fixed-term", "freelance"] as const, "the type of contract"),
    hours: group(
      { from: count(10, "the fewest hours a week"), to: count(10, "the most hours a week") },
      "weekly hours, from and to",
    ),
    salary: group(
      {
        from: count(20000, "the lower end, euros a year before tax"),
        to: count(20000, "the upper end, euros a year before tax"),
      },
      "the salary range for the most weekly hours, from and to",
    ),
    start: line(3, 60, "when the work can start"),
    posted: day("the day the vacancy was posted"),
    closes: day("the last day for applications; afterwards the page says that the position is filled").optional(),
  },
  "a vacancy",
);
