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
      <div className="sum paper lined corner-14">
        {[
          ...sum(t),
          [t("Gesamt", "Total"), t("178,00 €", "£150.00")],
          [t("darin 19 % MwSt.", "including 20 % VAT"), t("28,42 €", "£25.00")],
        ].map(([what, price], index) => (
          <div key={what} className={["", "", "", "total", "tax"][index]}>
            <span>{what}</span> <span>{price}</span>
          </div>
        ))}
      </div>
      <fieldset className="means">
        <legend className="bold">{t("Womit bezahlen Sie?", "How will you pay?")}</legend>
        {kinds(t).map((name, index) => (
          <label key={name} className={index === 1 ? "on row paper lined semibold" : "row paper lined semibold"}>
            <input type="radio" name="means" defaultChecked={index === 1} /> {name}
          </label>
        ))}
      </fieldset>
      <p className="note soft size-14">
        {t(
          "Bis 29. Mai kostenfrei stornierbar, danach zur Hälfte.",
          "Free cancellation until 29 May, half the price after that.",
        )}
      </p>
    </Step>
  ),
};
