import { ARTICLE, contentFolder } from "../../test/content-folder";
import { readDraft } from "../../src/content/load";
import { formatProblem } from "../../src/content/problem";
import { model } from "../../src/model/model";
import { contradictions, numbersOn } from "./numbers";

const content = contentFolder();
const { de, en } = ARTICLE;

function draftOf(german: string, english: string) {
  content.write(
    "content/site/facts.yml",
    "trial: { is: how long a trial is, value: { de: drei Wochen, en: three weeks } }",
  );
  content.write(de, `${content.read(de)}\n\n${german}\n`);
  content.write(en, `${content.read(en)}\n\n${english}\n`);
  return readDraft(content.root, "2026-11-20", model, []).draft;
}

it.each([
  ["1.250,5 km, 18.30 Uhr", "1,250.5 km, 6.30 pm"],
  ["Drei Tage, viermal, am fünften, vier Fünftel", "Three days, four times, on the fifth, four fifths"],
  ["Zwei Menschen, zwei leere Felder; Rechte Dritter", "Two people, a pair of empty fields; third parties"],
  ["{trial} [gratis](/news/2/)", "A free [trial](/news/) of {trial}"],
])("%j states the same numbers as %j: no contradiction", (german, english) => {
  expect(contradictions(draftOf(german, english))).toEqual([]);
});

it("a number that one language states alone is told at its place, and the table names the source of each", () => {
  const draft = draftOf("Nach {trial} 39 Gäste", "After four weeks 39 guests");
  expect(contradictions(draft).map(formatProblem)).toEqual([
    `${en}:30:7 body - says 4 (weeks), and ${de} does not - say it in both languages, or in neither`,
    `${de}:30:6 body - says 3 (Wochen), and ${en} does not - say it in both languages, or in neither`,
  ]);
  const rows = draft.pages.flatMap((page) => numbersOn(draft, page)).map(({ place: _place, ...row }) => row);
  expect(rows).toContainEqual({ value: "3", unit: "Wochen", source: "{trial}" });
  expect(rows).toContainEqual({ value: "39", unit: "Gäste", source: "text" });
});
