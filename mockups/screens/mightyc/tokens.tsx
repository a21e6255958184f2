import type { CSSProperties } from "react";
import { Columns } from "../columns";
import type { T } from "../language";
import type { Screen } from "../screen";
import { Contents } from "./parts/handbook";

const columns = (t: T) => [t("Rolle", "Role"), t("Farbe", "Colour"), t("auf Weiß", "on white"), "WCAG AA"] as const;

const roles = (t: T) =>
  [t("Handlung", "Action"), t("Preis", "Price"), t("Hinweis", "Hint"), t("Fehler", "Error"), "Text"] as const;

/** Of two brands; the contrasts are those of the colours (WCAG 2.2, relative luminance). */
const TOKENS = [
  { name: "action", colour: "#0f766e", ratio: 5.47 },
  { name: "price", colour: "#7c2d12", ratio: 9.37 },
  { name: "hint", colour: "#8a8f98", ratio: 3.25, isBad: true },
  { name: "error", colour: "#b4151f", ratio: 6.85 },
  { name: "text", colour: "#15181d", ratio: 17.79 },
] as const;

const TITLE = ["Token", "Tokens"] as const;

const BRANDS = [
  { action: "#0f766e", price: "#7c2d12", round: 10, hint: "#70757e" },
  { action: "#5b21b6", price: "#15181d", round: 0, hint: "#5d6470" },
] as const;

export const screen: Screen = {
  device: "browser",
  title: { de: "Token · MightyC", en: "Tokens · MightyC" },
  typeface: "@fontsource-variable/atkinson-hyperlegible-next",
  body: ({ t, number }) => (
    <>
      <Contents page={t(...TITLE)} />
      <main className="page padding-18-24-0">
        <header className="flex gap-12 baseline above-12">
          <h1 className="size-27 tight dense">{t(...TITLE)}</h1>{" "}
          <span className="soft">{t("marke-nordwind.json", "brand-northwind.json")}</span>
          <span className="tag bad push">{t("1 Kontrast reicht nicht", "1 contrast falls short")}</span>
        </header>
        <div className="tokens grid gap-24 columns-1fr-290">
          <div>
            <table className="stretch">
              <Columns names={columns(t)} />
              <tbody>
                {TOKENS.map((token, index) => {
                  const isBad = "isBad" in token;
                  return (
                    <tr key={token.name} className={isBad ? "bad" : undefined}>
                      <td>{roles(t)[index]}</td>
                      <td className="value tabular">
                        <i className="swatch corner-4" style={{ background: token.colour }} />
                        {isBad ? <input aria-label={roles(t)[index]} defaultValue={token.colour} /> : token.colour}
                      </td>
                      <td className="bold tabular">{`${number(token.ratio, 2)} : 1`}</td>
                      <td>
                        <span className={isBad ? "tag bad" : "tag"}>{isBad ? t("nein", "no") : t("ja", "yes")}</span>
                      </td>
                    </tr>
                  );
                })}
                {[t("Ecken", "Corners"), t("Abstand", "Spacing"), t("Schrift", "Typeface")].map((name, index) => (
                  <tr key={name}>
                    <td>{name}</td>
                    <td className="value tabular" colSpan={3}>
                      {["10 px", "8 px", "Atkinson"][index]}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p className="size-14 below-12 on-red-soft line-left-4-red padding-9-14-11">
              <b className="in-red">
                {t(
                  "Hinweis auf Weiß: 3,25 : 1, verlangt sind 4,5 : 1.",
                  "Hint on white: 3.25 : 1, and 4.5 : 1 is required.",
                )}
              </b>{" "}
              {t("Mit #70757e genügt es.", "#70757e will do.")}
              <button className="paper bold corner-6 border-1-ink padding-2-10 after-6">
                {t("Übernehmen", "Apply")}
              </button>
            </p>
          </div>
          <div>
            {BRANDS.map(({ action, price, round, hint }, index) => (
              <section key={action} className="sample clip" style={{ "--round": `${round}px` } as CSSProperties}>
                <h2 className="soft size-13 medium padding-6-12 on-paper underlined">
                  {[t("Nordwind", "Northwind"), t("Südkurve", "Southbend")][index]}
                </h2>
                <div className="grid padding-14-16-18 gap-11">
                  <span>{t("7 Nächte, Halbpension", "7 nights, half board")}</span>
                  <strong style={{ color: price }}>{t("1.284 €", "£1,098")}</strong>
                  <span style={{ color: hint, fontSize: 14 }}>
                    {t("inkl. Rückflug, Steuern, Transfer", "incl. return flight, taxes, transfer")}
                  </span>
                  <button className="go bold" style={{ background: action, color: "#fff" }}>
                    {t("Weiter zur Buchung", "Continue to booking")}
                  </button>
                </div>
              </section>
            ))}
          </div>
        </div>
      </main>
    </>
  ),
};
