import type { Screen, ScreenLanguage } from "../screen";
import { lay, PANEL } from "./laying";
import { WORDS } from "./words";

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
  de: {
    title: "Sägeplan",
    progress: `${DONE} von ${SAWN.length} gesägt, ${WHOLE} Platten bleiben ganz`,
    panel: "Platte",
    now: "jetzt",
    waste: "Rest",
    to: "Reihe",
    done: "Gesägt",
    kerf: "3 mm Sägeschnitt sind abgezogen.",
  },
  en: {
    title: "Cutting plan",
    progress: `${DONE} of ${SAWN.length} sawn, ${WHOLE} panels stay whole`,
    panel: "Panel",
    now: "now",
    waste: "rest",
    to: "Row",
    done: "Sawn",
    kerf: "3 mm are taken off for the saw.",
  },
} as const;

function Panel({ language, index }: { language: ScreenLanguage; index: number }) {
  const own = OWN[language];
  const { panel, parts } = SAWN[index]!;
  const rest = PANEL.length - parts.reduce((sum, { length }) => sum + length, 0);
  const state = index < DONE ? "done" : index === DONE ? "now" : undefined;
  return (
    <li className={state}>
      <h2>
        {own.panel} {panel}
        {state === "now" && <span>{own.now}</span>}
        {state === "done" && <span>{own.done}</span>}
      </h2>
      <div className="lath">
        {parts.map(({ length, row }) => (
          <p key={row} style={{ flexGrow: length }}>
            <b>{length}</b>
            {length > NARROW && `${own.to} ${row + 1}`}
          </p>
        ))}
        {rest > 60 && (
          <p className="rest" style={{ flexGrow: rest }}>
            <b>{rest}</b>
            {rest > NARROW && own.waste}
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
  body: (language) => (
    <main className="bench">
      <header>
        <h1>{OWN[language].title}</h1>
        <p>{OWN[language].progress}</p>
        <progress value={DONE} max={SAWN.length} aria-label={OWN[language].progress} />
      </header>
      <p className="panel">
        {WORDS[language].panel}. {OWN[language].kerf}
      </p>
      <ol>
        {SAWN.map(({ panel }, index) => (
          <Panel key={panel} language={language} index={index} />
        ))}
      </ol>
    </main>
  ),
};
