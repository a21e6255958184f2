import type { CSSProperties } from "react";
import { Columns } from "../columns";
import type { Screen } from "../screen";
import { Contents } from "./parts/handbook";

/** Of two brands; the contrasts are those of the colours (WCAG 2.2, relative luminance). */
const TOKENS = [
  { name: "action", colour: "#0f766e", ratio: 5.47 },
  { name: "price", colour: "#7c2d12", ratio: 9.37 },
  { name: "hint", colour: "#8a8f98", ratio: 3.25, isBad: true },
  { name: "error", colour: "#b4151f", ratio: 6.85 },
  { name: "text", colour: "#15181d", ratio: 17.79 },
] as const;

const WORDS = {
  de: {
    title: "Token",
    file: "marke-nordwind.json",
    state: "1 Kontrast reicht nicht",
    columns: ["Rolle", "Farbe", "auf Weiß", "WCAG AA"],
    roles: ["Handlung", "Preis", "Hinweis", "Fehler", "Text"],
    ok: "ja",
    short: "nein",
    mend: "Hinweis auf Weiß: 3,25 : 1, verlangt sind 4,5 : 1.",
    proposal: "Mit #70757e genügt es.",
    apply: "Übernehmen",
    more: ["Ecken", "Abstand", "Schrift"],
    values: ["10 px", "8 px", "Atkinson"],
    brands: ["Nordwind", "Südkurve"],
    offer: "7 Nächte, Halbpension",
    hint: "inkl. Rückflug, Steuern, Transfer",
    price: "1.284 €",
    go: "Weiter zur Buchung",
  },
  en: {
    title: "Tokens",
    file: "brand-northwind.json",
    state: "1 contrast falls short",
    columns: ["Role", "Colour", "on white", "WCAG AA"],
    roles: ["Action", "Price", "Hint", "Error", "Text"],
    ok: "yes",
    short: "no",
    mend: "Hint on white: 3.25 : 1, and 4.5 : 1 is required.",
    proposal: "#70757e will do.",
    apply: "Apply",
    more: ["Corners", "Spacing", "Typeface"],
    values: ["10 px", "8 px", "Atkinson"],
    brands: ["Northwind", "Southbend"],
    offer: "7 nights, half board",
    hint: "incl. return flight, taxes, transfer",
    price: "£1,098",
    go: "Continue to booking",
  },
} as const;

const BRANDS = [
  { action: "#0f766e", price: "#7c2d12", round: 10, hint: "#70757e" },
  { action: "#5b21b6", price: "#15181d", round: 0, hint: "#5d6470" },
] as const;

export const screen: Screen = {
  device: "browser",
  title: { de: "Token · MightyC", en: "Tokens · MightyC" },
  typeface: "@fontsource-variable/atkinson-hyperlegible-next",
  body: (language) => {
    const words = WORDS[language];
    const ratio = (value: number) => `${value.toFixed(2).replace(".", language === "de" ? "," : ".")} : 1`;
    return (
      <>
        <Contents language={language} page={words.title} />
        <main className="page">
          <header>
            <h1>{words.title}</h1> <span className="version">{words.file}</span>
            <span className="tag bad">{words.state}</span>
          </header>
          <div className="tokens">
            <div>
              <table>
                <Columns names={words.columns} />
                <tbody>
                  {TOKENS.map((token, index) => {
                    const isBad = "isBad" in token;
                    return (
                      <tr key={token.name} className={isBad ? "bad" : undefined}>
                        <td>{words.roles[index]}</td>
                        <td className="value">
                          <i className="swatch" style={{ background: token.colour }} />
                          {isBad ? <input aria-label={words.roles[index]} defaultValue={token.colour} /> : token.colour}
                        </td>
                        <td className="ratio">{ratio(token.ratio)}</td>
                        <td>
                          <span className={isBad ? "tag bad" : "tag"}>{isBad ? words.short : words.ok}</span>
                        </td>
                      </tr>
                    );
                  })}
                  {words.more.map((name, index) => (
                    <tr key={name}>
                      <td>{name}</td>
                      <td className="value" colSpan={3}>
                        {words.values[index]}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
              <p className="mend">
                <b>{words.mend}</b> {words.proposal}
                <button>{words.apply}</button>
              </p>
            </div>
            <div>
              {BRANDS.map(({ action, price, round, hint }, index) => (
                <section key={action} className="sample" style={{ "--round": `${round}px` } as CSSProperties}>
                  <h2>{words.brands[index]}</h2>
                  <div>
                    <span>{words.offer}</span>
                    <strong style={{ color: price }}>{words.price}</strong>
                    <span style={{ color: hint, fontSize: 14 }}>{words.hint}</span>
                    <button className="go" style={{ background: action, color: "#fff" }}>
                      {words.go}
                    </button>
                  </div>
                </section>
              ))}
            </div>
          </div>
        </main>
      </>
    );
  },
};
