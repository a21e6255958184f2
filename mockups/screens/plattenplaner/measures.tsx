import { Columns } from "../columns";
import { type T, useLanguage } from "../language";
import type { Screen } from "../screen";
import { Typing } from "../typing";
import { ROOM } from "./laying";
import { Bar } from "./parts/bar";

const columns = (t: T) => t(["Wand", "Länge in mm", "Winkel danach"], ["Wall", "Length in mm", "Angle after it"]);

/** The walls in the order in which they are walked along, clockwise from the left corner below; wall G is 40 mm too short. */
const WALLS = [
  { name: "A", length: 3600, angle: 90 },
  { name: "B", length: 1275, angle: 270 },
  { name: "C", length: 600, angle: 90 },
  { name: "D", length: 1800, angle: 90 },
  { name: "E", length: 600, angle: 270 },
  { name: "F", length: 1235, angle: 90 },
  { name: "G", length: 3600, angle: 90 },
  { name: "H", length: 4350, angle: 90 },
];
const WRONG = "F";

const OWN = {
  field: ["Länge von Wand", "Length of wall"],
} as const;

function Walls() {
  const { t } = useLanguage();
  return (
    <form className="walls paper">
      <h1 className="semibold size-20">{t("Maße eintippen", "Type the measurements")}</h1>
      <p className="soft above-8">
        {t(
          "Im Uhrzeigersinn, wie auf dem Aufmaß. Zeichnung und Tabelle sind derselbe Plan.",
          "Clockwise, as on your survey. Drawing and table are one plan.",
        )}
      </p>
      <table className="stretch">
        <Columns names={columns(t)} />
        <tbody>
          {WALLS.map(({ name, length, angle }) => (
            <tr key={name} className={name === WRONG ? "wrong" : undefined}>
              <th scope="row">{name}</th>
              <td>
                {name === WRONG ? (
                  <Typing text={String(length)} label={`${t(...OWN.field)} ${name}`} />
                ) : (
                  <input type="text" defaultValue={length} aria-label={`${t(...OWN.field)} ${name}`} />
                )}
              </td>
              <td>{angle}°</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="error corner-4 below-12 border-2-chalk padding-10-14-12" role="alert">
        <p className="semibold above-8">
          {t(
            "Der Raum schließt nicht: Zwischen Wand F und Wand G fehlen 40 mm.",
            "The room does not close: 40 mm are missing between wall F and wall G.",
          )}
        </p>
        <button type="button">{t("Wand F auf 1275 setzen", "Set wall F to 1275")}</button>{" "}
        <a className="in-chalk after-12" href="#again">
          {t("Anders messen", "Measure again")}
        </a>
      </div>
    </form>
  );
}

/** The floor plan as far as it has been typed: names of walls, and the gap. */
function Outline() {
  const { t } = useLanguage();
  const { width, depth, bayLeft, bayWidth } = ROOM;
  const right = bayLeft + bayWidth;
  const corner = width - 40;
  const names = [
    ["A", -170, 2460],
    ["B", 640, 470],
    ["C", bayLeft - 150, 330],
    ["D", right - 900, -90],
    ["E", right + 150, 330],
    ["F", 3690, 470],
    ["G", width + 170, 2460],
    ["H", 2175, depth + 250],
  ] as const;
  return (
    <svg
      className="stretch tall"
      viewBox="-420 -330 5190 4960"
      role="img"
      aria-label={t(
        "Grundriss mit einer Lücke von 40 mm oben rechts",
        "Floor plan with a gap of 40 mm at the top right",
      )}
    >
      <path className="fill-#fff" d={`M0 ${depth}V600H${bayLeft}V0H${right}V600H${corner}L${width} 660V${depth}z`} />
      <path className="wall unfilled" d={`M${width} 600V${depth}H0V600H${bayLeft}V0H${right}V600`} />
      <path className="wall unfilled stroke-chalk" d={`M${right} 600H${corner}`} />
      <circle className="unfilled stroke-chalk thick-26" cx={width - 20} cy="600" r="150" />
      {names.map(([name, x, y]) => (
        <text
          key={name}
          x={x}
          y={y}
          className={`semibold size-190 middle-anchored ${name === WRONG ? "fill-chalk" : ""}`}
        >
          {name}
        </text>
      ))}
      <text className="semibold size-190 middle-anchored fill-chalk" x={width - 20} y="350">
        {t("40 fehlen", "40 missing")}
      </text>
    </svg>
  );
}

/** The same plan as a table of walls, for keyboard and screen reader: one length does not fit, and is being mended. */
export const screen: Screen = {
  device: "browser",
  title: { de: "Maße: Wohnzimmer", en: "Measurements: living room" },
  typeface: "@fontsource-variable/ibm-plex-sans",
  body: ({ t }) => (
    <div className="grid tall rows-50-1fr">
      <Bar step={0} />
      <main className="grid shrinks columns-408-1fr">
        <Walls />
        <section className="sheet grid shrinks">
          <Outline />
          <p className="centred soft">
            {t(
              "Dachschrägen und runde Wände kann der Planer nicht.",
              "Sloping ceilings and round walls are beyond the planner.",
            )}
          </p>
        </section>
      </main>
    </div>
  ),
};
