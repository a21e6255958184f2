import { ARTICLE, contentFolder } from "../../../test/content-folder";

const content = contentFolder();

const changed = (from: string, to: string) => {
  content.changeBoth(ARTICLE, from, to);
  return content.check().filter((line) => line.startsWith(ARTICLE.de));
};

it.each([
  [
    "end: 2026-09-20",
    "end: 2026-09-17",
    "14:8 event.end - 2026-09-17 is before start, 2026-09-18 - look at event.start, too",
  ],
  [
    "end: 2026-09-20",
    "end: 2027-09-20",
    "14:8 event.end - 2027-09-20 is 368 days after start, more than 31 - look at event.start, too",
  ],
  ["date: 2026-03-02", "date: 2206-03-02", "4:7 date - 2206-03-02 is more than 5 years away - look at the year"],
  ["date: 2026-03-02", "date: 0206-03-02", "4:7 date - 0206-03-02 is before 1990 - look at the year"],
  [
    "date: 2026-03-02",
    "updated: 2026-01-01\ndate: 2026-03-02",
    "4:10 updated - 2026-01-01 is before date, 2026-03-02 - look at date, too",
  ],
])("an article can't say %s as %s", (from, to, told) => {
  expect(changed(from, to)).toEqual([`${ARTICLE.de}:${told}`]);
});

it("the least of anything is not more than the most, and a year is not far ahead", () => {
  const section =
    "sections:\n  - type: timetable\n    trains: [{ calls: [{ arrives: 3, leaves: 2 }] }]\nsalary: { from: 60000, to: 50000 }\nyear: 2203";
  const { de } = content.addPage("/depot/", "The depot", section);
  const lines = content.check().filter((line) => line.startsWith(de) && line.includes(" look at "));
  expect(lines).toEqual([
    `${de}:7:46 sections[1].trains[1].calls[1].leaves - 2 is less than arrives, 3 - look at sections[1].trains[1].calls[1].arrives, too`,
    `${de}:8:28 salary.to - 50000 is less than from, 60000 - look at salary.from, too`,
    `${de}:9:7 year - 2203 is more than 5 years away - look at the year`,
  ]);
});
