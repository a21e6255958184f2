import type { T } from "../language";
import type { Screen } from "../screen";
import { Top } from "./parts/top";

const states = (t: T) =>
  [t("läuft", "runs"), t("langsam", "slow"), t("voll", "full"), t("falsch", "wrong"), t("still", "silent")] as const;

const suppliers = (t: T) =>
  t(
    [
      ["Pauschale", "Beispiel Nord", 0, "", "antwortet in 0,3 s"],
      ["Flug", "Beispiel Linie", 1, "40 s", " bis zur Antwort, mit ± 2 s"],
      ["Hotel", "Beispiel Zimmer", 2, "ausgebucht", " zwischen Suche und Zahlung"],
      ["Bahn", "Beispiel Strecke", 3, "Preis ohne Währung", " bei jedem dritten Aufruf"],
      ["Zahlung", "Beispiel Kasse", 4, "keine Antwort", ", Verbindung bleibt offen"],
    ],
    [
      ["Package", "Sample North", 0, "", "answers in 0.3 s"],
      ["Flight", "Sample Line", 1, "40 s", " until it answers, give or take 2 s"],
      ["Hotel", "Sample Rooms", 2, "sold out", " between search and payment"],
      ["Rail", "Sample Track", 3, "price without currency", " on every third call"],
      ["Payment", "Sample Till", 4, "no answer", ", the connection stays open"],
    ],
  );

const calls = (t: T) =>
  t(
    [
      ["00:00:41,206", "Flug", "POST /search", "noch offen, 38,1 s", "slow"],
      ["00:00:40,918", "Hotel", "POST /availability", "409 ausgebucht, 0,4 s", "wrong"],
      ["00:00:40,377", "Bahn", "POST /price", "200, amount 155.90, currency fehlt", "wrong"],
      ["00:00:03,094", "Pauschale", "POST /search", "200, 46 Angebote, 0,3 s", "run"],
    ],
    [
      ["00:00:41.206", "Flight", "POST /search", "still open, 38.1 s", "slow"],
      ["00:00:40.918", "Hotel", "POST /availability", "409 sold out, 0.4 s", "wrong"],
      ["00:00:40.377", "Rail", "POST /price", "200, amount 155.90, currency missing", "wrong"],
      ["00:00:03.094", "Package", "POST /search", "200, 46 offers, 0.3 s", "run"],
    ],
  );

const STATES = ["run", "slow", "full", "wrong", "silent"] as const;

export const screen: Screen = {
  device: "browser",
  title: { de: "Lieferanten · Travelsandbox", en: "Suppliers · Travelsandbox" },
  typeface: "@fontsource-variable/jetbrains-mono",
  body: ({ t }) => (
    <>
      <Top />
      <main className="grid gap-14 padding-16-20-0 rows-auto-auto-1fr">
        <h1 className="flex size-18 gap-14 baseline">
          {t("Lieferanten", "Suppliers")}{" "}
          <span className="soft regular size-14">
            {t(
              "5 simuliert, 4 gestört · Einstellung gilt für jeden Aufruf",
              "5 simulated, 4 disturbed · settings hold for every call",
            )}
          </span>
        </h1>
        <div className="lined corner-8 on-panel">
          {suppliers(t).map(([kind, name, state, what, more]) => (
            <div key={kind} role="radiogroup" aria-label={kind} className="switch grid middle">
              <p className="soft size-13">
                <b className="block size-15 in-text">{kind}</b>
                <span>{name}</span>
              </p>
              <div className="modes grid clip corner-6">
                {states(t).map((word, index) => (
                  <label
                    key={word}
                    className={`relative centred ${index === state ? `in-#10151a heavy on-${STATES[state]}` : ""}`}
                  >
                    <input type="radio" name={kind} defaultChecked={index === state} /> {word}
                  </label>
                ))}
              </div>
              <p className="soft size-13">
                <b className={`in-${STATES[state]}`}>{what}</b>
                {more}
              </p>
            </div>
          ))}
        </div>
        <section className="size-13 leading-23px">
          <h2 className="size-14 above-2">{t("Letzte Aufrufe", "Latest calls")}</h2>
          <ol>
            {calls(t).map(([time, kind, call, answer, how]) => (
              <li className="grid nowrap gap-12 columns-128-96-210-1fr line-top-1-#232d35" key={time}>
                <time className="soft">{time}</time> <span>{kind}</span> <span>{call}</span>{" "}
                <span className={`in-${how}`}>{answer}</span>
              </li>
            ))}
          </ol>
        </section>
      </main>
    </>
  ),
};
