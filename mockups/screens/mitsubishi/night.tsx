import { Columns } from "../columns";
import type { T } from "../language";
import type { Screen } from "../screen";
import { dealer, Frame } from "./parts/frame";

const columns = (t: T) =>
  t(
    ["Artikelnummer", "Gerät", "Feld", "bisher", "jetzt", "Woher"],
    ["Part number", "Appliance", "Field", "so far", "now", "Source"],
  );

const rows = (t: T) =>
  t(
    [
      ["0040716", "LE 16 S", "Nachfolger", "", "LE 18 N", "Kern"],
      ["0040718", "LE 18 N", "Gewicht", "18,3 kg", "13,8 kg", "Kern, Fehler behoben"],
      ["0040718", "LE 18 N", "Handbuch", "2. Ausgabe", "3. Ausgabe", "Deutschland"],
      ["0051109", "HT 9", "Stecker", "Typ F", "fest verdrahtet", "Deutschland"],
      ["0062342", "VL 220", "Freigabe", "wartet", "freigegeben", "Deutschland"],
      ["0062399", "VL 220 A", "Freigabe", "freigegeben", "läuft aus", "Deutschland"],
    ],
    [
      ["0040716", "LE 16 S", "Successor", "", "LE 18 N", "Core"],
      ["0040718", "LE 18 N", "Weight", "18.3 kg", "13.8 kg", "Core, error fixed"],
      ["0040718", "LE 18 N", "Manual", "2nd edition", "3rd edition", "United Kingdom"],
      ["0051109", "HT 9", "Plug", "Type G", "hard-wired", "United Kingdom"],
      ["0062342", "VL 220", "Release", "waiting", "released", "United Kingdom"],
      ["0062399", "VL 220 A", "Release", "released", "running out", "United Kingdom"],
    ],
  );

const lines = (t: T) =>
  [
    t("artikel_20270420.csv", "products_20270420.csv"),
    t('"0040716";"nachfolger";"";"0040718"', '"0040716","successor","","0040718"'),
    t('"0040718";"gewicht_kg";"18,3";"13,8"', '"0040718","weight_kg","18.3","13.8"'),
    t('"0040718";"handbuch";"2";"3"', '"0040718","manual","2","3"'),
  ] as const;

/** What has changed for a dealer overnight, and the file in which their own system received it. */
export const screen: Screen = {
  device: "browser",
  title: { de: "Änderungen der Nacht", en: "Last night’s changes" },
  typeface: "@fontsource-variable/roboto-condensed",
  body: ({ t }) => (
    <Frame {...dealer(t)} open={1}>
      <main className="country clip grid line-left-12-#f1f3f4 rows-auto-auto-1fr padding-16-20">
        <h1 className="size-21 above-8">
          {t("Nacht zum Dienstag, 20. April 2027", "Night to Tuesday 20 April 2027")}{" "}
          <span>
            {t(
              "6 Änderungen, um 03:10 an Ihr System übergeben und angenommen",
              "6 changes, handed to your system and accepted at 03:10",
            )}
          </span>
        </h1>
        <table className="articles changes stretch">
          <Columns names={columns(t)} />
          <tbody>
            {rows(t).map(([number, name, field, before, after, source]) => (
              <tr key={number + field} className={before.startsWith("18") ? "chosen" : undefined}>
                <td className="tracking-0.03em">{number}</td>
                <th scope="row">{name}</th>
                <td>{field}</td>
                <td>
                  <del className="in-alarm">{before}</del>
                </td>
                <td>
                  <ins className="bold undecorated in-#1b6333">{after}</ins>
                </td>
                <td>{source}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <section className="file grid columns-1fr-300">
          <h2 className="size-18 wide">
            {t("Die Datei, wie Ihre Warenwirtschaft sie liest", "The file as your ERP system reads it")}
          </h2>
          <pre>{lines(t).join("\n")}</pre>
          <p>
            {t(
              "Artikelnummern stehen als Text darin: Die Nullen am Anfang bleiben.",
              "Part numbers are text in it: the zeros at the front stay.",
            )}
          </p>
          <button type="button">{t("Datei noch einmal senden", "Send the file again")}</button>
        </section>
      </main>
    </Frame>
  ),
};
