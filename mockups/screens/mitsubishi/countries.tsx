import { Fragment } from "react";
import { Columns } from "../columns";
import { type T, useLanguage } from "../language";
import type { Screen } from "../screen";
import { Frame, State } from "./parts/frame";

const tabs = (t: T) => [t("Freigaben", "Releases"), t("Abweichungen", "Departures"), t("Händler", "Dealers")] as const;

const columns = (t: T) =>
  t(
    ["Artikelnummer", "Gerät", "Zulassung", "Handbuch", "Übersetzung", "Freigabe"],
    ["Part number", "Appliance", "Approval", "Manual", "Translation", "Release"],
  );

const rows = (t: T) =>
  t(
    [
      ["0040730", "LE 30 P", "beantragt 9. April", "liegt vor", "liegt vor", "wartet", "low good good"],
      ["0040736", "LE 36 P", "fehlt", "liegt vor", "4 von 11 Texten", "wartet", "none good low"],
      ["0051112", "HT 12", "liegt vor", "fehlt", "liegt vor", "wartet", "good none good"],
      ["0062345", "VL 450", "liegt vor", "liegt vor", "liegt vor", "freigeben", "good good good"],
      ["0062348", "VL 450 W", "liegt vor", "2. Ausgabe fehlt", "9 von 11 Texten", "wartet", "good low low"],
      ["0070021", "RS 2", "fehlt", "fehlt", "fehlt", "wartet", "none none none"],
      ["0070024", "RS 4", "liegt vor", "liegt vor", "10 von 11 Texten", "wartet", "good good low"],
    ],
    [
      ["0040730", "LE 30 P", "applied 9 April", "on file", "on file", "waiting", "low good good"],
      ["0040736", "LE 36 P", "missing", "on file", "4 of 11 texts", "waiting", "none good low"],
      ["0051112", "HT 12", "on file", "missing", "on file", "waiting", "good none good"],
      ["0062345", "VL 450", "on file", "on file", "on file", "release", "good good good"],
      ["0062348", "VL 450 W", "on file", "2nd edition missing", "9 of 11 texts", "waiting", "good low low"],
      ["0070021", "RS 2", "missing", "missing", "missing", "waiting", "none none none"],
      ["0070024", "RS 4", "on file", "on file", "10 of 11 texts", "waiting", "good good low"],
    ],
  );

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
    <table className="articles missing stretch">
      <Columns names={columns(t)} />
      <tbody>
        {rows(t).map(([number, name, approval, manual, texts, release, states]) => {
          const ofEach = states.split(" ") as Name[];
          const isReady = states === "good good good";
          return (
            <tr key={number} className={isReady ? "chosen" : undefined}>
              <td className="tracking-0.03em">{number}</td>
              <th scope="row">{name}</th>
              {[approval, manual, texts].map((text, index) => (
                <td key={index}>
                  <State of={ofEach[index]!}>{text}</State>
                </td>
              ))}
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
      <main className="country clip grid line-left-12-#f1f3f4 rows-auto-auto-1fr padding-16-20">
        <h1 className="size-21 above-8">
          {t("Was in Österreich noch fehlt", "What Ireland still lacks")}{" "}
          <span>{t("7 von 44 Artikeln sind nicht freigegeben", "7 of 44 products are not released")}</span>
        </h1>
        <Missing />
        <form className="departure grid">
          <h2 className="size-18 wide">{t("VL 450: Abweichung vom Kern", "VL 450: a departure from the core")}</h2>
          <dl className="grid columns-110-1fr">
            {fields(t).map(([name, value]) => (
              <Fragment key={name}>
                <dt className="soft ruled padding-4-0">{name}</dt>
                <dd className="ruled padding-4-0">{value}</dd>
              </Fragment>
            ))}
          </dl>
          <div className="grid gap-8">
            <label>
              {t("Prüfen am", "Review on")}
              <input className="block stretch" type="text" defaultValue={t("1. Oktober 2027", "1 October 2027")} />
            </label>
            <button type="submit">{t("VL 450 freigeben", "Release VL 450")}</button>
            <p>{t("Am Kern ändert eine Abweichung nichts.", "A departure changes nothing in the core.")}</p>
          </div>
        </form>
      </main>
    </Frame>
  ),
};
