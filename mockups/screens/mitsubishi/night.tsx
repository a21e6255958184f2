import { Columns } from "../columns";
import type { Screen } from "../screen";
import { Frame } from "./parts/frame";
import { DEALER } from "./words";

const OWN = {
  de: {
    title: "Nacht zum Dienstag, 20. April 2027",
    found: "6 Änderungen, um 03:10 an Ihr System übergeben und angenommen",
    columns: ["Artikelnummer", "Gerät", "Feld", "bisher", "jetzt", "Woher"],
    rows: [
      ["0040716", "LE 16 S", "Nachfolger", "", "LE 18 N", "Kern"],
      ["0040718", "LE 18 N", "Gewicht", "18,3 kg", "13,8 kg", "Kern, Fehler behoben"],
      ["0040718", "LE 18 N", "Handbuch", "2. Ausgabe", "3. Ausgabe", "Deutschland"],
      ["0051109", "HT 9", "Stecker", "Typ F", "fest verdrahtet", "Deutschland"],
      ["0062342", "VL 220", "Freigabe", "wartet", "freigegeben", "Deutschland"],
      ["0062399", "VL 220 A", "Freigabe", "freigegeben", "läuft aus", "Deutschland"],
    ],
    file: "Die Datei, wie Ihre Warenwirtschaft sie liest",
    lines: [
      "artikel_20270420.csv",
      '"0040716";"nachfolger";"";"0040718"',
      '"0040718";"gewicht_kg";"18,3";"13,8"',
      '"0040718";"handbuch";"2";"3"',
    ],
    note: "Artikelnummern stehen als Text darin: Die Nullen am Anfang bleiben.",
    again: "Datei noch einmal senden",
  },
  en: {
    title: "Night to Tuesday 20 April 2027",
    found: "6 changes, handed to your system and accepted at 03:10",
    columns: ["Part number", "Appliance", "Field", "so far", "now", "Source"],
    rows: [
      ["0040716", "LE 16 S", "Successor", "", "LE 18 N", "Core"],
      ["0040718", "LE 18 N", "Weight", "18.3 kg", "13.8 kg", "Core, error fixed"],
      ["0040718", "LE 18 N", "Manual", "2nd edition", "3rd edition", "United Kingdom"],
      ["0051109", "HT 9", "Plug", "Type G", "hard-wired", "United Kingdom"],
      ["0062342", "VL 220", "Release", "waiting", "released", "United Kingdom"],
      ["0062399", "VL 220 A", "Release", "released", "running out", "United Kingdom"],
    ],
    file: "The file as your ERP system reads it",
    lines: [
      "products_20270420.csv",
      '"0040716","successor","","0040718"',
      '"0040718","weight_kg","18.3","13.8"',
      '"0040718","manual","2","3"',
    ],
    note: "Part numbers are text in it: the zeros at the front stay.",
    again: "Send the file again",
  },
} as const;

/** What has changed for a dealer overnight, and the file in which their own system received it. */
export const screen: Screen = {
  device: "browser",
  title: { de: "Änderungen der Nacht", en: "Last night’s changes" },
  typeface: "@fontsource-variable/roboto-condensed",
  body: (language) => {
    const own = OWN[language];
    return (
      <Frame language={language} {...DEALER[language]} open={1}>
        <main className="country">
          <h1>
            {own.title} <span>{own.found}</span>
          </h1>
          <table className="articles changes">
            <Columns names={own.columns} />
            <tbody>
              {own.rows.map(([number, name, field, before, after, source]) => (
                <tr key={number + field} className={before.startsWith("18") ? "chosen" : undefined}>
                  <td className="number">{number}</td>
                  <th scope="row">{name}</th>
                  <td>{field}</td>
                  <td>
                    <del>{before}</del>
                  </td>
                  <td>
                    <ins>{after}</ins>
                  </td>
                  <td>{source}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <section className="file">
            <h2>{own.file}</h2>
            <pre>{own.lines.join("\n")}</pre>
            <p>{own.note}</p>
            <button type="button">{own.again}</button>
          </section>
        </main>
      </Frame>
    );
  },
};
