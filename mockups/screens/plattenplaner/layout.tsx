import { Columns } from "../columns";
import { money, number } from "../locale";
import type { Screen, ScreenLanguage } from "../screen";
import { AREA, lay, PANEL, type Piece, waste } from "./laying";
import { Bar } from "./parts/bar";
import { Plan } from "./parts/plan";
import { WORDS } from "./words";

/** Four ways to begin the rows; the first is chosen. */
const WAYS = [undefined, [1200, 800, 400], [1200, 600]] as const;
const LAID = lay();
/** The sawn end of the third row. */
const CHOSEN = LAID.pieces.find(({ row, length }) => row === 2 && length === 906);

const OWN = {
  de: {
    title: "Verlegung",
    ways: ["Reststück voran", "Drittelverband", "Halbverband"],
    panels: "Platten",
    waste: " % Verschnitt",
    least: ["rechnerisch das Minimum", "rechnerisch das Minimum", "rechnerisch 2 weniger"],
    list: "Stückliste",
    columns: ["Platte", "Länge", "Lage"],
    rest: "Rest 291 mm beginnt Reihe 4",
    sum: "24 Platten für 16,74 m²",
    price: [11.49, "EUR"],
    cart: "In den Warenkorb",
    plan: "Verlegeplan mit sieben Reihen",
    begins: "Reststück",
  },
  en: {
    title: "Layout",
    ways: ["Offcut first", "Third bond", "Half bond"],
    panels: "panels",
    waste: "% waste",
    least: ["no fewer by arithmetic", "no fewer by arithmetic", "2 fewer by arithmetic"],
    list: "Parts list",
    columns: ["Panel", "Length", "Position"],
    rest: "Remaining 291 mm begins row 4",
    sum: "24 panels for 16.74 m²",
    price: [9.75, "GBP"],
    cart: "Add to basket",
    plan: "Layout in seven rows",
    begins: "offcut",
  },
} as const;

function Ways({ language }: { language: ScreenLanguage }) {
  const own = OWN[language];
  return (
    <fieldset className="ways">
      {WAYS.map((starts, index) => {
        const { panels } = lay(starts);
        return (
          <label key={own.ways[index]}>
            <input type="radio" name="way" defaultChecked={index === 0} />
            <b>{own.ways[index]}</b>
            <span>
              {panels} {own.panels}
              <br />
              {number(language, waste(panels) * 100, 1)}
              {own.waste}
            </span>
            <small>{own.least[index]}</small>
          </label>
        );
      })}
    </fieldset>
  );
}

function Line({ language, piece }: { language: ScreenLanguage; piece: Piece }) {
  const words = WORDS[language];
  const isWhole = piece.length === PANEL.length;
  const rest = piece === CHOSEN && OWN[language].rest;
  return (
    <>
      <tr className={piece === CHOSEN ? "chosen" : undefined}>
        <th scope="row">{piece.panel}</th>
        <td>{isWhole ? words.whole : piece.length}</td>
        <td>
          {words.row} {piece.row + 1}
          {piece.from === 0 && !isWhole && `, ${OWN[language].begins}`}
          {rest && <span>{rest}</span>}
        </td>
      </tr>
    </>
  );
}

function Parts({ language }: { language: ScreenLanguage }) {
  const own = OWN[language];
  const [each, currency] = own.price;
  return (
    <section className="parts">
      <h2>{own.list}</h2>
      <div>
        <table>
          <Columns names={own.columns} />
          <tbody>
            {LAID.pieces.map((piece) => (
              <Line key={`${piece.row} ${piece.from}`} language={language} piece={piece} />
            ))}
          </tbody>
        </table>
      </div>
      <footer>
        <p>
          {own.sum}
          <b>{money(language, LAID.panels * each, currency)}</b>
        </p>
        <button type="submit">{own.cart}</button>
      </footer>
    </section>
  );
}

/** The layout with three ways to lay it; a sawn piece is chosen in the parts list and shown in the plan. */
export const screen: Screen = {
  device: "browser",
  title: { de: "Verlegung: Wohnzimmer", en: "Layout: living room" },
  typeface: "@fontsource-variable/ibm-plex-sans",
  body: (language) => (
    <div className="planner">
      <Bar language={language} step={2} />
      <main className="laying">
        <section className="sheet">
          <h1>
            {OWN[language].title}, {number(language, AREA, 2)} m²
            <span>{WORDS[language].panel}</span>
          </h1>
          <Plan pieces={LAID.pieces} chosen={CHOSEN} label={OWN[language].plan} />
          <Ways language={language} />
        </section>
        <Parts language={language} />
      </main>
    </div>
  ),
};
