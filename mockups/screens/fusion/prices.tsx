import { Columns } from "../columns";
import { type T, useLanguage } from "../language";
import type { Screen } from "../screen";
import { Brand } from "./parts/signs";

const area = (t: T) => t(["Vorgänge", "Kontingente", "Preisregeln"], ["Cases", "Allotments", "Price rules"]);

const columns = (t: T) => t(["", "Regel", "gilt für", "Wert", "ab"], ["", "Rule", "holds for", "Value", "from"]);

const rules = (t: T) =>
  t(
    [
      ["Grundaufschlag Bahn", "Bahn, alle Strecken", "6 %", "01.11.2026"],
      ["Grundaufschlag Flug", "Flug, ohne Umstieg", "24,00 €", "01.11.2026"],
      ["Eigene Zimmer", "Kontingent Zürich", "18 %", "01.10.2026"],
      ["Gruppe ab zehn", "Bahn und Hotel", "– 4 %", "15.12.2026"],
      ["Rundung", "alle Preise", "auf 10 Cent auf", "01.01.2025"],
    ],
    [
      ["Basic mark-up, rail", "rail, all routes", "6 %", "1 Nov 2026"],
      ["Basic mark-up, flight", "flight, direct", "£21.00", "1 Nov 2026"],
      ["Own rooms", "Zurich allotment", "18 %", "1 Oct 2026"],
      ["Group of ten or more", "rail and hotel", "– 4 %", "15 Dec 2026"],
      ["Rounding", "all prices", "up to 10p", "1 Jan 2025"],
    ],
  );

const lines = (t: T) =>
  [
    [t("Hinfahrt 2 × 71,20 €", "Outward 2 × £66.40"), t("142,40", "132.80"), t("142,40", "132.80")],
    [t("Rückfahrt 2 × 75,85 €", "Return 2 × £73.20"), t("151,70", "146.40"), t("151,70", "146.40")],
    [t("Grundaufschlag Bahn", "Basic mark-up, rail"), t("17,65", "16.75"), t("16,18", "15.36")],
    [t("Rundung", "Rounding"), t("0,05", "0.05"), t("0,02", "0.04")],
  ] as const;

const total = (t: T) => [t("Preis in Euro", "Price in pounds"), t("311,80", "296.00"), t("310,30", "294.60")] as const;

const TITLE = ["Preisregeln", "Price rules"] as const;
const TRAIL = ["Hamburg – Zürich, Bahn, 2 Erwachsene", "London – Zurich, rail, 2 adults"] as const;

function Rules() {
  const { t } = useLanguage();
  return (
    <table className="rules stretch paper lined">
      <Columns names={columns(t)} />
      <tbody>
        {rules(t).map(([name, where, value, day], index) => (
          <tr key={name} className={index === 0 ? "open" : undefined}>
            <td>{index + 1}</td>
            <th scope="row">{name}</th>
            <td>{where}</td>
            <td>
              {index === 0 ? (
                <span
                  className="typed paper bold corner-8 boxed border-2-plum padding-3-12-3-9"
                  role="textbox"
                  tabIndex={0}
                  aria-label={t("Wert der Regel Grundaufschlag Bahn", "Value of the rule basic mark-up, rail")}
                >
                  {t("5,5 %", "5.5 %")}
                  <i />
                </span>
              ) : (
                <b>{value}</b>
              )}
            </td>
            <td className="soft size-14">{day}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sum() {
  const { t } = useLanguage();
  return (
    <aside className="made paper lined corner-14 top-aligned padding-16-18" aria-label={t(...TRAIL)}>
      <h2 className="size-16">{t(...TRAIL)}</h2>
      <table className="stretch tabular margin-8-0-12">
        <Columns names={["", t("heute", "today"), t("Entwurf", "draft")]} />
        <tbody>
          {[...lines(t), total(t)].map(([name, old, now]) => (
            <tr key={name} className={old === now ? undefined : "changed"}>
              <th scope="row">{name}</th>
              <td>{old}</td>
              <td>{now}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="soft size-14">
        {t(
          "So liest es auch der Gast unter „Wie der Preis entsteht“, ohne die Namen der Regeln.",
          "The guest reads the same under “How the price is made”, without the names of the rules.",
        )}
      </p>
    </aside>
  );
}

export const screen: Screen = {
  device: "browser",
  title: { de: "Preisregeln · Fusion", en: "Price rules · Fusion" },
  typeface: "@fontsource-variable/hanken-grotesk",
  body: ({ t }) => (
    <>
      <header className="row paper gap-18 underlined height-50 padding-0-22">
        <Brand />
        <nav className="flex gap-4" aria-label={t(...TITLE)}>
          {area(t).map((name) => (
            <a
              className={`undecorated semibold corner-8 padding-4-12 ${name === t(...TITLE) ? "on-plum-soft in-plum" : "soft"}`}
              key={name}
              href="#area"
              aria-current={name === t(...TITLE) ? "page" : undefined}
            >
              {name}
            </a>
          ))}
        </nav>
        <span className="semibold push">{t("Vertrieb · R. Yildiz", "Sales · R. Okafor")}</span>
      </header>
      <main className="grid columns-1fr-336 gap-14-22 padding-20-22-0">
        <h1 className="wide tight size-24">{t("Preisregeln, in dieser Reihenfolge", "Price rules, in this order")}</h1>
        <div>
          <Rules />
          <p className="row gap-16 corner-12 below-14 on-apricot-soft padding-12-16 in-#6d3206">
            {t(
              "Entwurf: ändert 4 von 11 Preisen dieser Suche. Gültig, sobald eine zweite Person zustimmt.",
              "Draft: changes 4 of the 11 prices of this search. Holds once a second person agrees.",
            )}{" "}
            <button className="rigid white bold size-14 on-plum corner-9 padding-9-16">
              {t("Zur Zustimmung", "Send for approval")}
            </button>
          </p>
        </div>
        <Sum />
      </main>
    </>
  ),
};
