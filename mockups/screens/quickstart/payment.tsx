import type { Screen } from "../screen";
import { Step, TYPEFACE } from "./parts/step";

const WORDS = {
  de: {
    title: "Bezahlen",
    heading: "Prüfen und bezahlen",
    sum: [
      ["2 Erwachsene", "128,00 €"],
      ["1 Kind", "38,00 €"],
      ["Leihkleidung", "12,00 €"],
    ],
    total: ["Gesamt", "178,00 €"],
    tax: ["darin 19 % MwSt.", "28,42 €"],
    means: "Womit bezahlen Sie?",
    kinds: ["Karte", "Lastschrift", "Überweisung"],
    note: "Bis 29. Mai kostenfrei stornierbar, danach zur Hälfte.",
    go: ["178 €", "einmalig", "Zahlen"],
  },
  en: {
    title: "Pay",
    heading: "Check and pay",
    sum: [
      ["2 adults", "£108.00"],
      ["1 child", "£32.00"],
      ["Wetsuit hire", "£10.00"],
    ],
    total: ["Total", "£150.00"],
    tax: ["including 20 % VAT", "£25.00"],
    means: "How will you pay?",
    kinds: ["Card", "Direct debit", "Bank transfer"],
    note: "Free cancellation until 29 May, half the price after that.",
    go: ["£150", "one payment", "Pay now"],
  },
} as const;

export const screen: Screen = {
  device: "phone",
  title: { de: WORDS.de.title, en: WORDS.en.title },
  typeface: TYPEFACE,
  body: (language) => {
    const { heading, sum, total, tax, means, kinds, note, go } = WORDS[language];
    return (
      <Step language={language} number={3} heading={heading} go={go}>
        <div className="sum">
          {[...sum, total, tax].map(([what, price], index) => (
            <div key={what} className={["", "", "", "total", "tax"][index]}>
              <span>{what}</span> <span>{price}</span>
            </div>
          ))}
        </div>
        <fieldset className="means">
          <legend>{means}</legend>
          {kinds.map((name, index) => (
            <label key={name} className={index === 1 ? "on" : undefined}>
              <input type="radio" name="means" defaultChecked={index === 1} /> {name}
            </label>
          ))}
        </fieldset>
        <p className="note">{note}</p>
      </Step>
    );
  },
};
