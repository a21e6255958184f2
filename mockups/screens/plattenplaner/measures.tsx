import { Columns } from "../columns";
import type { Screen, ScreenLanguage } from "../screen";
import { Typing } from "../typing";
import { ROOM } from "./laying";
import { Bar } from "./parts/bar";

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
  de: {
    title: "Maße eintippen",
    lead: "Im Uhrzeigersinn, wie auf dem Aufmaß. Zeichnung und Tabelle sind derselbe Plan.",
    columns: ["Wand", "Länge in mm", "Winkel danach"],
    error: "Der Raum schließt nicht: Zwischen Wand F und Wand G fehlen 40 mm.",
    set: "Wand F auf 1275 setzen",
    other: "Anders messen",
    limits: "Dachschrägen und runde Wände kann der Planer nicht.",
    plan: "Grundriss mit einer Lücke von 40 mm oben rechts",
    gap: "40 fehlen",
    field: "Länge von Wand",
  },
  en: {
    title: "Type the measurements",
    lead: "Clockwise, as on your survey. Drawing and table are one plan.",
    columns: ["Wall", "Length in mm", "Angle after it"],
    error: "The room does not close: 40 mm are missing between wall F and wall G.",
    set: "Set wall F to 1275",
    other: "Measure again",
    limits: "Sloping ceilings and round walls are beyond the planner.",
    plan: "Floor plan with a gap of 40 mm at the top right",
    gap: "40 missing",
    field: "Length of wall",
  },
} as const;

function Walls({ language }: { language: ScreenLanguage }) {
  const own = OWN[language];
  return (
    <form className="walls">
      <h1>{own.title}</h1>
      <p>{own.lead}</p>
      <table>
        <Columns names={own.columns} />
        <tbody>
          {WALLS.map(({ name, length, angle }) => (
            <tr key={name} className={name === WRONG ? "wrong" : undefined}>
              <th scope="row">{name}</th>
              <td>
                {name === WRONG ? (
                  <Typing text={String(length)} label={`${own.field} ${name}`} />
                ) : (
                  <input type="text" defaultValue={length} aria-label={`${own.field} ${name}`} />
                )}
              </td>
              <td>{angle}°</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="error" role="alert">
        <p>{own.error}</p>
        <button type="button">{own.set}</button> <a href="#again">{own.other}</a>
      </div>
    </form>
  );
}

/** The floor plan as far as it has been typed: names of walls, and the gap. */
function Outline({ language }: { language: ScreenLanguage }) {
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
    <svg className="outline" viewBox="-420 -330 5190 4960" role="img" aria-label={OWN[language].plan}>
      <path className="floor" d={`M0 ${depth}V600H${bayLeft}V0H${right}V600H${corner}L${width} 660V${depth}z`} />
      <path className="wall" d={`M${width} 600V${depth}H0V600H${bayLeft}V0H${right}V600`} />
      <path className="wall at-fault" d={`M${right} 600H${corner}`} />
      <circle className="gap" cx={width - 20} cy="600" r="150" />
      {names.map(([name, x, y]) => (
        <text key={name} x={x} y={y} className={name === WRONG ? "at-fault" : undefined}>
          {name}
        </text>
      ))}
      <text className="missing" x={width - 20} y="350">
        {OWN[language].gap}
      </text>
    </svg>
  );
}

/** The same plan as a table of walls, for keyboard and screen reader: one length does not fit, and is being mended. */
export const screen: Screen = {
  device: "browser",
  title: { de: "Maße: Wohnzimmer", en: "Measurements: living room" },
  typeface: "@fontsource-variable/ibm-plex-sans",
  body: (language) => (
    <div className="planner">
      <Bar language={language} step={0} />
      <main className="measuring">
        <Walls language={language} />
        <section className="sheet">
          <Outline language={language} />
          <p className="limits">{OWN[language].limits}</p>
        </section>
      </main>
    </div>
  ),
};
