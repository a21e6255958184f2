import { Columns } from "../columns";
import { type T, useLanguage } from "../language";
import type { Screen } from "../screen";
import { AREA, lay, PANEL, PANEL_NAME, type Piece, waste } from "./laying";
import { Bar } from "./parts/bar";
import { Plan } from "./parts/plan";

const ways = (t: T) =>
  [t("Reststück voran", "Offcut first"), t("Drittelverband", "Third bond"), t("Halbverband", "Half bond")] as const;

const least = (t: T) =>
  t(
    ["rechnerisch das Minimum", "rechnerisch das Minimum", "rechnerisch 2 weniger"],
    ["no fewer by arithmetic", "no fewer by arithmetic", "2 fewer by arithmetic"],
  );

/** Four ways to begin the rows; the first is chosen. */
const WAYS = [undefined, [1200, 800, 400], [1200, 600]] as const;
const LAID = lay();
/** The sawn end of the third row. */
const CHOSEN = LAID.pieces.find(({ row, length }) => row === 2 && length === 906);

function Ways() {
  const { t, number } = useLanguage();
  return (
    <fieldset className="ways grid gap-8 columns-1fr-1fr-1fr">
      {WAYS.map((starts, index) => {
        const { panels } = lay(starts);
        return (
          <label className="paper corner-4 border-1.5-#b9b4a6 leading-1.3 padding-7-11" key={ways(t)[index]}>
            <input className="unseen" type="radio" name="way" defaultChecked={index === 0} />
            <b className="semibold">{ways(t)[index]}</b>
            <span className="block size-14">
              {panels} {t("Platten", "panels")}
              <br />
              {number(waste(panels) * 100, 1)}
              {t(" % Verschnitt", "% waste")}
            </span>
            <small className="block size-14 soft">{least(t)[index]}</small>
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
          {rest && <span className="block regular">{rest}</span>}
        </td>
      </tr>
    </>
  );
}

function Parts() {
  const { t, money } = useLanguage();
  const each = t(11.49, 9.75);
  return (
    <section className="parts grid paper shrinks line-left-1-#c9ccd0">
      <h2 className="semibold size-18 padding-12-18-4">{t("Stückliste", "Parts list")}</h2>
      <div className="clip">
        <table className="stretch">
          <Columns names={[t("Platte", "Panel"), t("Länge", "Length"), t("Lage", "Position")]} />
          <tbody>
            {LAID.pieces.map((piece) => (
              <Line key={`${piece.row} ${piece.from}`} piece={piece} />
            ))}
          </tbody>
        </table>
      </div>
      <footer className="line-top-2-slate padding-12-18-16">
        <p className="flex between size-16 above-10">
          {t("24 Platten für 16,74 m²", "24 panels for 16.74 m²")}
          <b className="semibold size-18">{money(LAID.panels * each)}</b>
        </p>
        <button className="stretch" type="submit">
          {t("In den Warenkorb", "Add to basket")}
        </button>
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
    <div className="grid tall rows-50-1fr">
      <Bar step={2} />
      <main className="grid shrinks columns-1fr-330">
        <section className="sheet grid shrinks">
          <h1 className="semibold size-20">
            {t("Verlegung", "Layout")}, {number(AREA, 2)} m²
            <span className="soft regular size-15 after-12">{t(...PANEL_NAME)}</span>
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
