import type { Screen } from "../screen";
import { Step, TYPEFACE } from "./parts/step";

const WORDS = {
  de: {
    title: "Wer paddelt mit",
    heading: "Wer paddelt mit?",
    first: ["Person 1", "Jonna Petersen ✓"],
    second: ["Person 2", "Vor- und Nachname", "Tarek Aydin"],
    third: ["Kind", "Vorname", "Mila", "Geburtsdatum", "31.02.2018"],
    error: "Der Februar 2018 hat 28 Tage. Bitte prüfen Sie den Tag.",
    go: ["166 €", "2 Erwachsene, 1 Kind", "Weiter"],
  },
  en: {
    title: "Who is paddling",
    heading: "Who is paddling?",
    first: ["Adult 1", "Joanna Peters ✓"],
    second: ["Adult 2", "First and last name", "Tariq Malik"],
    third: ["Child", "First name", "Mila", "Date of birth", "31/02/2018"],
    error: "February 2018 has 28 days. Please check the day.",
    go: ["£140", "2 adults, 1 child", "Next"],
  },
} as const;

export const screen: Screen = {
  device: "phone",
  title: { de: WORDS.de.title, en: WORDS.en.title },
  typeface: TYPEFACE,
  body: (language) => {
    const { heading, first, second, third, error, go } = WORDS[language];
    return (
      <Step language={language} number={2} heading={heading} go={go}>
        <p className="person short">
          <b>{first[0]}</b> <span>{first[1]}</span>
        </p>
        <fieldset className="person">
          <legend>{second[0]}</legend>
          <label>
            {second[1]} <input defaultValue={second[2]} />
          </label>
        </fieldset>
        <fieldset className="person">
          <legend>{third[0]}</legend>
          <label>
            {third[1]} <input defaultValue={third[2]} />
          </label>
          <label className="bad">
            {third[3]} <input defaultValue={third[4]} aria-invalid="true" aria-describedby="wrong" />
            <b id="wrong">{error}</b>
          </label>
        </fieldset>
      </Step>
    );
  },
};
