import { Fragment } from "react";
import { Columns } from "../columns";
import type { Screen } from "../screen";
import { Frame, State } from "./parts/frame";
import { type T, useLanguage } from "../language";

const tabs = (t: T) => [t("Freigaben", "Releases"), t("Abweichungen", "Departures"), t("Händler", "Dealers")] as const;

const columns = (t: T) =>
  [
    t("Artikelnummer", "Part number"),
    t("Gerät", "Appliance"),
    t("Zulassung", "Approval"),
    t("Handbuch", "Manual"),
    t("Übersetzung", "Translation"),
    t("Freigabe", "Release"),
  ] as const;

const rows = (t: T) =>
  [
    [
      "0040730",
      "LE 30 P",
      t("beantragt 9. April", "applied 9 April"),
      t("liegt vor", "on file"),
      t("liegt vor", "on file"),
      t("wartet", "waiting"),
      "low good good",
    ],
    [
      "0040736",
      "LE 36 P",
      t("fehlt", "missing"),
      t("liegt vor", "on file"),
      t("4 von 11 Texten", "4 of 11 texts"),
      t("wartet", "waiting"),
      "none good low",
    ],
    [
      "0051112",
      "HT 12",
      t("liegt vor", "on file"),
      t("fehlt", "missing"),
      t("liegt vor", "on file"),
      t("wartet", "waiting"),
      "good none good",
    ],
    [
      "0062345",
      "VL 450",
      t("liegt vor", "on file"),
      t("liegt vor", "on file"),
      t("liegt vor", "on file"),
      t("freigeben", "release"),
      "good good good",
    ],
    [
      "0062348",
      "VL 450 W",
      t("liegt vor", "on file"),
      t("2. Ausgabe fehlt", "2nd edition missing"),
      t("9 von 11 Texten", "9 of 11 texts"),
      t("wartet", "waiting"),
      "good low low",
    ],
    [
      "0070021",
      "RS 2",
      t("fehlt", "missing"),
      t("fehlt", "missing"),
      t("fehlt", "missing"),
      t("wartet", "waiting"),
      "none none none",
    ],
    [
      "0070024",
      "RS 4",
      t("liegt vor", "on file"),
      t("liegt vor", "on file"),
      t("10 von 11 Texten", "10 of 11 texts"),
      t("wartet", "waiting"),
      "good good low",
    ],
  ] as const;

const fields = (t: T) =>
  [
    [t("Feld", "Field"), t("Anschluss", "Connection")],
    [t("im Kern", "in the core"), t("230 V, fest verdrahtet", "230 V, hard-wired")],
    [t("in Österreich", "in Ireland"), t("230 V, Stecker Typ F", "230 V, plug type G")],
    [t("Begründung", "Reason"), t("Norm für Nassräume, Abschnitt 3.2", "Rules for wet rooms, part 3.2")],
  ] as const;

type Name = "good" | "low" | "none";

function Missing() {
  const { t } = useLanguage();
  return (
    <table className="articles missing">
      <Columns names={columns(t)} />
      <tbody>
        {rows(t).map(([number, name, approval, manual, texts, release, states]) => {
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
  body: ({ t }) => (
    <Frame tabs={tabs(t)} open={0} who={t("Ländervertretung Österreich", "National branch: Ireland")}>
      <main className="country">
        <h1>
          {t("Was in Österreich noch fehlt", "What Ireland still lacks")}{" "}
          <span>{t("7 von 44 Artikeln sind nicht freigegeben", "7 of 44 products are not released")}</span>
        </h1>
        <Missing />
        <form className="departure">
          <h2>{t("VL 450: Abweichung vom Kern", "VL 450: a departure from the core")}</h2>
          <dl>
            {fields(t).map(([name, value]) => (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))}
          </dl>
          <div>
            <label>
              {t("Prüfen am", "Review on")}
              <input type="text" defaultValue={t("1. Oktober 2027", "1 October 2027")} />
            </label>
            <button type="submit">{t("VL 450 freigeben", "Release VL 450")}</button>
            <p>{t("Am Kern ändert eine Abweichung nichts.", "A departure changes nothing in the core.")}</p>
          </div>
        </form>
      </main>
    </Frame>
  ),
};
