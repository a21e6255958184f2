import { ARTICLE, contentFolder } from "../../test/content-folder";
import { readDraft } from "../../src/content/load";
import { formatProblem } from "../../src/content/problem";
import { model } from "../../src/model/model";
import { contradictions, numbersOn } from "./numbers";

const content = contentFolder();
const draft = () => readDraft(content.root, "2026-11-20", model, []).draft;
const FACTS = "trial: { is: how long a trial lasts, value: { de: drei Wochen, en: three weeks } }\n";

const say = (de: string, en: string) => {
  for (const [file, words] of [
    [ARTICLE.de, de],
    [ARTICLE.en, en],
  ] as const)
    content.write(file, `${content.read(file)}\n\n${words}\n`);
};

it.each([
  ["1.250,5 km, 18.30 Uhr", "1,250.5 km, 6.30 pm"],
  ["Drei Tage, viermal, am fünften, vier Fünftel", "Three days, four times, on the fifth, four fifths"],
  ["Zwei Menschen, zwei leere Felder; Rechte Dritter", "Two people, a pair of empty fields; third parties"],
  ["{trial} [gratis](/news/2/)", "A free [trial](/news/) of {trial}"],
])("%j states the same numbers as %j: no contradiction", (de, en) => {
  content.write("content/site/facts.yml", FACTS);
  say(de, en);
  expect(contradictions(draft())).toEqual([]);
});

it("a number that one language states alone is told at its place, in the file that has it", () => {
  content.write("content/site/facts.yml", FACTS);
  say("Nach {trial} 39 Gäste", "After four weeks 39 guests");
  const [here, there] = [ARTICLE.en, ARTICLE.de];
  expect(contradictions(draft()).map(formatProblem)).toEqual([
    `${here}:30:7 body - says 4 (weeks), and ${there} does not - say it in both languages, or in neither`,
    `${there}:30:6 body - says 3 (Wochen), and ${here} does not - say it in both languages, or in neither`,
  ]);
});

it("the table names the source of a number: a fact, a field, or the text", () => {
  content.write("content/site/facts.yml", FACTS);
  say("Nach {trial} 39 Gäste", "After {trial} 39 guests");
  const page = draft().pages.find(({ file }) => file.path === ARTICLE.de);
  const rows = page ? numbersOn(draft(), page).map(({ value, unit, source }) => [value, unit, source]) : [];
  expect(rows).toEqual(
    expect.arrayContaining([
      ["3", "Wochen", "{trial}"],
      ["39", "Gäste", "text"],
    ]),
  );
});
