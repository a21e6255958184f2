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
  const state = index < DONE ? "done" : index === DONE ? "now" : undefined;
  return (
    <li className={state}>
      <h2 className="flex between semibold size-17 above-5">
        {t("Platte", "Panel")} {panel}
        {state === "now" && <span className="regular size-15">{t("jetzt", "now")}</span>}
        {state === "done" && <span className="regular size-15">{t("Gesägt", "Sawn")}</span>}
      </h2>
      <div className="lath flex border-2-#6b5022">
        {parts.map(({ length, row }) => (
          <p className="nowrap centred snug" key={row} style={{ flexGrow: length }}>
            <b className="block semibold size-17">{length}</b>
            {length > NARROW && `${t("Reihe", "Row")} ${row + 1}`}
          </p>
        ))}
        {rest > 60 && (
          <p className="rest nowrap centred snug" style={{ flexGrow: rest }}>
            <b className="block semibold size-17">{rest}</b>
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
