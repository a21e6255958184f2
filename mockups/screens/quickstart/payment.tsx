import type { T } from "../language";
import type { Screen } from "../screen";
import { Step, TYPEFACE } from "./parts/step";

const sum = (t: T) =>
  [
    [t("2 Erwachsene", "2 adults"), t("128,00 €", "£108.00")],
    [t("1 Kind", "1 child"), t("38,00 €", "£32.00")],
    [t("Leihkleidung", "Wetsuit hire"), t("12,00 €", "£10.00")],
  ] as const;

const kinds = (t: T) => t(["Karte", "Lastschrift", "Überweisung"], ["Card", "Direct debit", "Bank transfer"]);

const SUM_ROWS = ["", "ruled", "ruled", "line-top-2-ink heavy size-20", "soft size-14 padding-top-0"];

export const screen: Screen = {
  device: "phone",
  title: { de: "Bezahlen", en: "Pay" },
  typeface: TYPEFACE,
  body: ({ t }) => (
    <Step
      number={3}
      heading={t("Prüfen und bezahlen", "Check and pay")}
      go={[t("178 €", "£150"), t("einmalig", "one payment"), t("Zahlen", "Pay now")]}
    >
      <div className="paper lined corner-14 padding-8-16">
        {[
          ...sum(t),
          [t("Gesamt", "Total"), t("178,00 €", "£150.00")],
          [t("darin 19 % MwSt.", "including 20 % VAT"), t("28,42 €", "£25.00")],
        ].map(([what, price], index) => (
          <div key={what} className={`flex between padding-6-0 ${SUM_ROWS[index]}`}>
            <span>{what}</span> <span>{price}</span>
          </div>
        ))}
      </div>
      <fieldset>
        <legend className="bold">{t("Womit bezahlen Sie?", "How will you pay?")}</legend>
        {kinds(t).map((name, index) => (
          <label
            key={name}
            className={`row semibold gap-11 corner-12 padding-11-15 below-8 ${index === 1 ? "border-2-pine on-pine-soft" : "paper lined"}`}
          >
            <input
              className="accent-pine width-19 height-19 margin-0"
              type="radio"
              name="means"
              defaultChecked={index === 1}
            />{" "}
            {name}
          </label>
        ))}
      </fieldset>
      <p className="soft size-14">
        {t(
          "Bis 29. Mai kostenfrei stornierbar, danach zur Hälfte.",
          "Free cancellation until 29 May, half the price after that.",
        )}
      </p>
    </Step>
  ),
};
