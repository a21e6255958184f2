import { Fragment } from "react";
import { Columns } from "../columns";
import type { Screen, ScreenLanguage } from "../screen";
import { Frame, State } from "./parts/frame";

const OWN = {
  de: {
    tabs: ["Freigaben", "Abweichungen", "Händler"],
    who: "Ländervertretung Österreich",
    title: "Was in Österreich noch fehlt",
    found: "7 von 44 Artikeln sind nicht freigegeben",
    filter: "Nur fehlende",
    columns: ["Artikelnummer", "Gerät", "Zulassung", "Handbuch", "Übersetzung", "Freigabe"],
    rows: [
      ["0040730", "LE 30 P", "beantragt 9. April", "liegt vor", "liegt vor", "wartet", "low good good"],
      ["0040736", "LE 36 P", "fehlt", "liegt vor", "4 von 11 Texten", "wartet", "none good low"],
      ["0051112", "HT 12", "liegt vor", "fehlt", "liegt vor", "wartet", "good none good"],
      ["0062345", "VL 450", "liegt vor", "liegt vor", "liegt vor", "freigeben", "good good good"],
      ["0062348", "VL 450 W", "liegt vor", "2. Ausgabe fehlt", "9 von 11 Texten", "wartet", "good low low"],
      ["0070021", "RS 2", "fehlt", "fehlt", "fehlt", "wartet", "none none none"],
      ["0070024", "RS 4", "liegt vor", "liegt vor", "10 von 11 Texten", "wartet", "good good low"],
    ],
    edit: "VL 450: Abweichung vom Kern",
    fields: [
      ["Feld", "Anschluss"],
      ["im Kern", "230 V, fest verdrahtet"],
      ["in Österreich", "230 V, Stecker Typ F"],
      ["Begründung", "Norm für Nassräume, Abschnitt 3.2"],
    ],
    review: "Prüfen am",
    date: "1. Oktober 2027",
    note: "Am Kern ändert eine Abweichung nichts.",
    release: "VL 450 freigeben",
  },
  en: {
    tabs: ["Releases", "Departures", "Dealers"],
    who: "National branch: Ireland",
    title: "What Ireland still lacks",
    found: "7 of 44 products are not released",
    filter: "Missing only",
    columns: ["Part number", "Appliance", "Approval", "Manual", "Translation", "Release"],
    rows: [
      ["0040730", "LE 30 P", "applied 9 April", "on file", "on file", "waiting", "low good good"],
      ["0040736", "LE 36 P", "missing", "on file", "4 of 11 texts", "waiting", "none good low"],
      ["0051112", "HT 12", "on file", "missing", "on file", "waiting", "good none good"],
      ["0062345", "VL 450", "on file", "on file", "on file", "release", "good good good"],
      ["0062348", "VL 450 W", "on file", "2nd edition missing", "9 of 11 texts", "waiting", "good low low"],
      ["0070021", "RS 2", "missing", "missing", "missing", "waiting", "none none none"],
      ["0070024", "RS 4", "on file", "on file", "10 of 11 texts", "waiting", "good good low"],
    ],
    edit: "VL 450: a departure from the core",
    fields: [
      ["Field", "Connection"],
      ["in the core", "230 V, hard-wired"],
      ["in Ireland", "230 V, plug type G"],
      ["Reason", "Rules for wet rooms, part 3.2"],
    ],
    review: "Review on",
    date: "1 October 2027",
    note: "A departure changes nothing in the core.",
    release: "Release VL 450",
  },
} as const;

type Name = "good" | "low" | "none";

function Missing({ language }: { language: ScreenLanguage }) {
  const own = OWN[language];
  return (
    <table className="articles missing">
      <Columns names={own.columns} />
      <tbody>
        {own.rows.map(([number, name, approval, manual, texts, release, states]) => {
          const [ofApproval, ofManual, ofTexts] = states.split(" ") as [Name, Name, Name];
          const isReady = states === "good good good";
          return (
            <tr key={number} className={isReady ? "chosen" : undefined}>
              <td className="number">{number}</td>
              <th scope="row">{name}</th>
              <td>
                <State of={ofApproval}>{approval}</State>
              </td>
              <td>
                <State of={ofManual}>{manual}</State>
              </td>
              <td>
                <State of={ofTexts}>{texts}</State>
              </td>
              <td>{isReady ? <a href="#release">{release}</a> : release}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The list that a country works through: one article is complete, and departs from the core with a reason and a date. */
export const screen: Screen = {
  device: "browser",
  title: { de: "Freigaben für Österreich", en: "Releases for Ireland" },
  typeface: "@fontsource-variable/roboto-condensed",
  body: (language) => {
    const own = OWN[language];
    return (
      <Frame language={language} tabs={own.tabs} open={0} who={own.who}>
        <main className="country">
          <h1>
            {own.title} <span>{own.found}</span>
          </h1>
          <Missing language={language} />
          <form className="departure">
            <h2>{own.edit}</h2>
            <dl>
              {own.fields.map(([name, value]) => (
                <Fragment key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </Fragment>
              ))}
            </dl>
            <div>
              <label>
                {own.review}
                <input type="text" defaultValue={own.date} />
              </label>
              <button type="submit">{own.release}</button>
              <p>{own.note}</p>
            </div>
          </form>
        </main>
      </Frame>
    );
  },
};
