import { useLanguage } from "../language";
import type { Screen } from "../screen";
import { lay, PANEL, PANEL_NAME } from "./laying";

const { pieces, panels } = lay();
/** The panels that have to be sawn, with their pieces in the order of the rows. */
const SAWN = [...new Set(pieces.map(({ panel }) => panel))]
  .map((panel) => ({ panel, parts: pieces.filter((piece) => piece.panel === panel) }))
  .filter(({ parts }) => parts.some(({ length }) => length < PANEL.length));
const WHOLE = panels - SAWN.length;
/** Shorter pieces have room for their length alone, in millimetres. */
const NARROW = 170;
/** So many are done; the next is under the saw. */
const DONE = 2;

const OWN = {
  progress: [
    `${DONE} von ${SAWN.length} gesägt, ${WHOLE} Platten bleiben ganz`,
    `${DONE} of ${SAWN.length} sawn, ${WHOLE} panels stay whole`,
  ],
} as const;

function Panel({ index }: { index: number }) {
  const { t } = useLanguage();
  const { panel, parts } = SAWN[index]!;
  const rest = PANEL.length - parts.reduce((sum, { length }) => sum + length, 0);
  const [isDone, isNow] = [index < DONE, index === DONE];
  const part = `nowrap centred snug ${isNow ? "padding-13-4" : "padding-6-4"}`;
  const figure = `block semibold ${isNow ? "size-22" : "size-17"}`;
  return (
    <li
      className={`line-bottom-1-grid ${isNow ? "now paper padding-14-20-16" : "padding-9-20-12"} ${isDone ? "done soft" : ""}`}
    >
      <h2 className={`flex between semibold above-5 ${isNow ? "in-chalk size-21" : "size-17"}`}>
        {t("Platte", "Panel")} {panel}
        {isNow && <span className="regular size-15">{t("jetzt", "now")}</span>}
        {isDone && <span className="regular size-15">{t("Gesägt", "Sawn")}</span>}
      </h2>
      <div className={`lath flex ${isDone ? "border-2-#a79c84" : "border-2-#6b5022"}`}>
        {parts.map(({ length, row }) => (
          <p className={part} key={row} style={{ flexGrow: length }}>
            <b className={figure}>{length}</b>
            {length > NARROW && `${t("Reihe", "Row")} ${row + 1}`}
          </p>
        ))}
        {rest > 60 && (
          <p className={`rest ${part}`} style={{ flexGrow: rest }}>
            <b className={figure}>{rest}</b>
            {rest > NARROW && t("Rest", "rest")}
          </p>
        )}
      </div>
    </li>
  );
}

/** The cutting plan on a phone beside the saw: which piece goes where, and what has been sawn. */
export const screen: Screen = {
  device: "phone",
  title: { de: "Sägeplan: Wohnzimmer", en: "Cutting plan: living room" },
  typeface: "@fontsource-variable/ibm-plex-sans",
  body: ({ t }) => (
    <main className="bench tall on-paper">
      <header className="white on-slate padding-18-20">
        <h1 className="semibold dense size-26">{t("Sägeplan", "Cutting plan")}</h1>
        <p>{t(...OWN.progress)}</p>
        <progress className="block stretch" value={DONE} max={SAWN.length} aria-label={t(...OWN.progress)} />
      </header>
      <p className="soft size-14.5 padding-12-20-6">
        {t(...PANEL_NAME)}. {t("3 mm Sägeschnitt sind abgezogen.", "3 mm are taken off for the saw.")}
      </p>
      <ol>
        {SAWN.map(({ panel }, index) => (
          <Panel key={panel} index={index} />
        ))}
      </ol>
    </main>
  ),
};
