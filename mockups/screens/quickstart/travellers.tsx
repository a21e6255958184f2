import type { T } from "../language";
import type { Screen } from "../screen";
import { Step, TYPEFACE } from "./parts/step";

const go = (t: T) => [t("166 €", "£140"), t("2 Erwachsene, 1 Kind", "2 adults, 1 child"), t("Weiter", "Next")] as const;

export const screen: Screen = {
  device: "phone",
  title: { de: "Wer paddelt mit", en: "Who is paddling" },
  typeface: TYPEFACE,
  body: ({ t }) => (
    <Step number={2} heading={t("Wer paddelt mit?", "Who is paddling?")} go={go(t)}>
      <p className="person short paper lined corner-14 padding-11-15-14">
        <b>{t("Person 1", "Adult 1")}</b> <span className="semibold">{t("Jonna Petersen ✓", "Joanna Peters ✓")}</span>
      </p>
      <fieldset className="person paper lined corner-14 padding-11-15-14">
        <legend className="stretch bold">{t("Person 2", "Adult 2")}</legend>
        <label className="block soft size-14">
          {t("Vor- und Nachname", "First and last name")} <input defaultValue={t("Tarek Aydin", "Tariq Malik")} />
        </label>
      </fieldset>
      <fieldset className="person paper lined corner-14 padding-11-15-14">
        <legend className="stretch bold">{t("Kind", "Child")}</legend>
        <label className="block soft size-14">
          {t("Vorname", "First name")} <input defaultValue="Mila" />
        </label>
        <label className="bad block soft size-14 below-9">
          {t("Geburtsdatum", "Date of birth")}{" "}
          <input defaultValue={t("31.02.2018", "31/02/2018")} aria-invalid="true" aria-describedby="wrong" />
          <b className="block size-15 below-4 in-red leading-1.3" id="wrong">
            {t(
              "Der Februar 2018 hat 28 Tage. Bitte prüfen Sie den Tag.",
              "February 2018 has 28 days. Please check the day.",
            )}
          </b>
        </label>
      </fieldset>
    </Step>
  ),
};
