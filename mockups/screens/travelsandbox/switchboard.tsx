import type { Screen } from "../screen";
import { Top } from "./parts/top";
import type { T } from "../language";

const states = (t: T) =>
  [t("läuft", "runs"), t("langsam", "slow"), t("voll", "full"), t("falsch", "wrong"), t("still", "silent")] as const;

const suppliers = (t: T) =>
  [
    [t("Pauschale", "Package"), t("Beispiel Nord", "Sample North"), 0, "", t("antwortet in 0,3 s", "answers in 0.3 s")],
    [
      t("Flug", "Flight"),
      t("Beispiel Linie", "Sample Line"),
      1,
      "40 s",
      t(" bis zur Antwort, mit ± 2 s", " until it answers, give or take 2 s"),
    ],
    [
      "Hotel",
      t("Beispiel Zimmer", "Sample Rooms"),
      2,
      t("ausgebucht", "sold out"),
      t(" zwischen Suche und Zahlung", " between search and payment"),
    ],
    [
      t("Bahn", "Rail"),
      t("Beispiel Strecke", "Sample Track"),
      3,
      t("Preis ohne Währung", "price without currency"),
      t(" bei jedem dritten Aufruf", " on every third call"),
    ],
    [
      t("Zahlung", "Payment"),
      t("Beispiel Kasse", "Sample Till"),
      4,
      t("keine Antwort", "no answer"),
      t(", Verbindung bleibt offen", ", the connection stays open"),
    ],
  ] as const;

const calls = (t: T) =>
  [
    [
      t("00:00:41,206", "00:00:41.206"),
      t("Flug", "Flight"),
      "POST /search",
      t("noch offen, 38,1 s", "still open, 38.1 s"),
      "late",
    ],
    [
      t("00:00:40,918", "00:00:40.918"),
      "Hotel",
      "POST /availability",
      t("409 ausgebucht, 0,4 s", "409 sold out, 0.4 s"),
      "bad",
    ],
    [
      t("00:00:40,377", "00:00:40.377"),
      t("Bahn", "Rail"),
      "POST /price",
      t("200, amount 155.90, currency fehlt", "200, amount 155.90, currency missing"),
      "bad",
    ],
    [
      t("00:00:03,094", "00:00:03.094"),
      t("Pauschale", "Package"),
      "POST /search",
      t("200, 46 Angebote, 0,3 s", "200, 46 offers, 0.3 s"),
      "ok",
    ],
  ] as const;

const STATES = ["run", "slow", "full", "wrong", "silent"] as const;

export const screen: Screen = {
  device: "browser",
  title: { de: "Lieferanten · Travelsandbox", en: "Suppliers · Travelsandbox" },
  typeface: "@fontsource-variable/jetbrains-mono",
  body: ({ t }) => (
    <>
      <Top />
      <main className="board">
        <h1>
          {t("Lieferanten", "Suppliers")}{" "}
          <span>
            {t(
              "5 simuliert, 4 gestört · Einstellung gilt für jeden Aufruf",
              "5 simulated, 4 disturbed · settings hold for every call",
            )}
          </span>
        </h1>
        <div className="switches">
          {suppliers(t).map(([kind, name, state, what, more]) => (
            <div key={kind} role="radiogroup" aria-label={kind} className={`switch ${STATES[state]}`}>
              <p className="name">
                <b>{kind}</b>
                <span>{name}</span>
              </p>
              <div className="modes">
                {states(t).map((word, index) => (
                  <label key={word} className={index === state ? "on" : undefined}>
                    <input type="radio" name={kind} defaultChecked={index === state} /> {word}
                  </label>
                ))}
              </div>
              <p>
                <b>{what}</b>
                {more}
              </p>
            </div>
          ))}
        </div>
        <section className="log">
          <h2>{t("Letzte Aufrufe", "Latest calls")}</h2>
          <ol>
            {calls(t).map(([time, kind, call, answer, how]) => (
              <li key={time}>
                <time>{time}</time> <span>{kind}</span> <span>{call}</span> <span className={how}>{answer}</span>
              </li>
            ))}
          </ol>
        </section>
      </main>
    </>
  ),
};
