import { Columns } from "../columns";
import type { Screen, ScreenLanguage } from "../screen";
import { Brand } from "./parts/brand";

const WORDS = {
  de: {
    title: "Preisregeln",
    area: ["Vorgänge", "Kontingente", "Preisregeln"],
    who: "Vertrieb · R. Yildiz",
    heading: "Preisregeln, in dieser Reihenfolge",
    columns: ["", "Regel", "gilt für", "Wert", "ab"],
    rules: [
      ["Grundaufschlag Bahn", "Bahn, alle Strecken", "6 %", "01.11.2026"],
      ["Grundaufschlag Flug", "Flug, ohne Umstieg", "24,00 €", "01.11.2026"],
      ["Eigene Zimmer", "Kontingent Zürich", "18 %", "01.10.2026"],
      ["Gruppe ab zehn", "Bahn und Hotel", "– 4 %", "15.12.2026"],
      ["Rundung", "alle Preise", "auf 10 Cent auf", "01.01.2025"],
    ],
    field: "Wert der Regel Grundaufschlag Bahn",
    typed: "5,5 %",
    tries: "Entwurf: ändert 4 von 11 Preisen dieser Suche. Gültig, sobald eine zweite Person zustimmt.",
    send: "Zur Zustimmung",
    trail: "Hamburg – Zürich, Bahn, 2 Erwachsene",
    before: "heute",
    after: "Entwurf",
    lines: [
      ["Hinfahrt 2 × 71,20 €", "142,40", "142,40"],
      ["Rückfahrt 2 × 75,85 €", "151,70", "151,70"],
      ["Grundaufschlag Bahn", "17,65", "16,18"],
      ["Rundung", "0,05", "0,02"],
    ],
    total: ["Preis in Euro", "311,80", "310,30"],
    readable: "So liest es auch der Gast unter „Wie der Preis entsteht“, ohne die Namen der Regeln.",
  },
  en: {
    title: "Price rules",
    area: ["Cases", "Allotments", "Price rules"],
    who: "Sales · R. Okafor",
    heading: "Price rules, in this order",
    columns: ["", "Rule", "holds for", "Value", "from"],
    rules: [
      ["Basic mark-up, rail", "rail, all routes", "6 %", "1 Nov 2026"],
      ["Basic mark-up, flight", "flight, direct", "£21.00", "1 Nov 2026"],
      ["Own rooms", "Zurich allotment", "18 %", "1 Oct 2026"],
      ["Group of ten or more", "rail and hotel", "– 4 %", "15 Dec 2026"],
      ["Rounding", "all prices", "up to 10p", "1 Jan 2025"],
    ],
    field: "Value of the rule basic mark-up, rail",
    typed: "5.5 %",
    tries: "Draft: changes 4 of the 11 prices of this search. Holds once a second person agrees.",
    send: "Send for approval",
    trail: "London – Zurich, rail, 2 adults",
    before: "today",
    after: "draft",
    lines: [
      ["Outward 2 × £66.40", "132.80", "132.80"],
      ["Return 2 × £73.20", "146.40", "146.40"],
      ["Basic mark-up, rail", "16.75", "15.36"],
      ["Rounding", "0.05", "0.04"],
    ],
    total: ["Price in pounds", "296.00", "294.60"],
    readable: "The guest reads the same under “How the price is made”, without the names of the rules.",
  },
} as const;

function Rules({ language }: { language: ScreenLanguage }) {
  const { columns, rules, field, typed } = WORDS[language];
  return (
    <table className="rules">
      <Columns names={columns} />
      <tbody>
        {rules.map(([name, where, value, day], index) => (
          <tr key={name} className={index === 0 ? "open" : undefined}>
            <td>{index + 1}</td>
            <th scope="row">{name}</th>
            <td>{where}</td>
            <td>
              {index === 0 ? (
                <span className="typed" role="textbox" tabIndex={0} aria-label={field}>
                  {typed}
                  <i />
                </span>
              ) : (
                <b>{value}</b>
              )}
            </td>
            <td>{day}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sum({ language }: { language: ScreenLanguage }) {
  const { trail, before, after, lines, total, readable } = WORDS[language];
  return (
    <aside className="made" aria-label={trail}>
      <h2>{trail}</h2>
      <table>
        <Columns names={["", before, after]} />
        <tbody>
          {[...lines, total].map(([name, old, now]) => (
            <tr key={name} className={old === now ? undefined : "changed"}>
              <th scope="row">{name}</th>
              <td>{old}</td>
              <td>{now}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{readable}</p>
    </aside>
  );
}

export const screen: Screen = {
  device: "browser",
  title: { de: "Preisregeln · Fusion", en: "Price rules · Fusion" },
  typeface: "@fontsource-variable/hanken-grotesk",
  body: (language) => {
    const { title, area, who, heading, tries, send } = WORDS[language];
    return (
      <>
        <header className="top">
          <Brand />
          <nav className="areas" aria-label={title}>
            {area.map((name) => (
              <a key={name} href="#area" aria-current={name === title ? "page" : undefined}>
                {name}
              </a>
            ))}
          </nav>
          <span className="basket">{who}</span>
        </header>
        <main className="pricing">
          <h1>{heading}</h1>
          <div>
            <Rules language={language} />
            <p className="tries">
              {tries} <button className="buy">{send}</button>
            </p>
          </div>
          <Sum language={language} />
        </main>
      </>
    );
  },
};
