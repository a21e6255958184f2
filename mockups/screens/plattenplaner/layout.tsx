import { Columns } from "../columns";
import type { Screen } from "../screen";
import { AREA, lay, PANEL, type Piece, waste } from "./laying";
import { Bar } from "./parts/bar";
import { Plan } from "./parts/plan";
import { WORDS } from "./words";
import { type T, useLanguage } from "../language";

const ways = (t: T) =>
  [t("Reststück voran", "Offcut first"), t("Drittelverband", "Third bond"), t("Halbverband", "Half bond")] as const;

const least = (t: T) =>
  [
    t("rechnerisch das Minimum", "no fewer by arithmetic"),
    t("rechnerisch das Minimum", "no fewer by arithmetic"),
    t("rechnerisch 2 weniger", "2 fewer by arithmetic"),
  ] as const;

/** Four ways to begin the rows; the first is chosen. */
const WAYS = [undefined, [1200, 800, 400], [1200, 600]] as const;
const LAID = lay();
/** The sawn end of the third row. */
const CHOSEN = LAID.pieces.find(({ row, length }) => row === 2 && length === 906);

function Ways() {
  const { t, number } = useLanguage();
  return (
    <fieldset className="ways">
      {WAYS.map((starts, index) => {
        const { panels } = lay(starts);
        return (
          <label key={ways(t)[index]}>
            <input type="radio" name="way" defaultChecked={index === 0} />
            <b>{ways(t)[index]}</b>
            <span>
              {panels} {t("Platten", "panels")}
              <br />
              {number(waste(panels) * 100, 1)}
              {t(" % Verschnitt", "% waste")}
            </span>
            <small>{least(t)[index]}</small>
          </label>
        );
      })}
    </fieldset>
  );
}

function Line({ piece }: { piece: Piece }) {
  const { t } = useLanguage();
  const isWhole = piece.length === PANEL.length;
  const rest = piece === CHOSEN && t("Rest 291 mm beginnt Reihe 4", "Remaining 291 mm begins row 4");
  return (
    <>
      <tr className={piece === CHOSEN ? "chosen" : undefined}>
        <th scope="row">{piece.panel}</th>
        <td>{isWhole ? t("ganz", "whole") : piece.length}</td>
        <td>
          {t("Reihe", "Row")} {piece.row + 1}
          {piece.from === 0 && !isWhole && `, ${t("Reststück", "offcut")}`}
          {rest && <span>{rest}</span>}
        </td>
      </tr>
    </>
  );
}

function Parts() {
  const { t, money } = useLanguage();
  const [each, currency] = [t(11.49, 9.75), t("EUR", "GBP")];
  return (
    <section className="parts">
      <h2>{t("Stückliste", "Parts list")}</h2>
      <div>
        <table>
          <Columns names={[t("Platte", "Panel"), t("Länge", "Length"), t("Lage", "Position")]} />
          <tbody>
            {LAID.pieces.map((piece) => (
              <Line key={`${piece.row} ${piece.from}`} piece={piece} />
            ))}
          </tbody>
        </table>
      </div>
      <footer>
        <p>
          {t("24 Platten für 16,74 m²", "24 panels for 16.74 m²")}
          <b>{money(LAID.panels * each, currency)}</b>
        </p>
        <button type="submit">{t("In den Warenkorb", "Add to basket")}</button>
      </footer>
    </section>
  );
}

/** The layout with three ways to lay it; a sawn piece is chosen in the parts list and shown in the plan. */
export const screen: Screen = {
  device: "browser",
  title: { de: "Verlegung: Wohnzimmer", en: "Layout: living room" },
  typeface: "@fontsource-variable/ibm-plex-sans",
  body: ({ t, number }) => (
    <div className="planner">
      <Bar step={2} />
      <main className="laying">
        <section className="sheet">
          <h1>
            {t("Verlegung", "Layout")}, {number(AREA, 2)} m²
            <span>{t(...WORDS.panel)}</span>
          </h1>
          <Plan
            pieces={LAID.pieces}
            chosen={CHOSEN}
            label={t("Verlegeplan mit sieben Reihen", "Layout in seven rows")}
          />
          <Ways />
        </section>
        <Parts />
      </main>
    </div>
  ),
};
