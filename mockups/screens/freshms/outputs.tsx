import type { ReactNode } from "react";
import { Facts } from "../facts";
import type { T } from "../language";
import type { Screen } from "../screen";
import { Bay } from "./parts/bay";
import { Top } from "./parts/top";

const stay = (t: T) =>
  [
    [t("Anreise", "Arrival"), t("Sa 12.06.2027, ab 15 Uhr", "Sat 12 June 2027, from 3 pm")],
    [t("Abreise", "Departure"), t("Sa 19.06.2027, 7 Nächte", "Sat 19 June 2027, 7 nights")],
    [t("Zimmer", "Room"), t("Familienzimmer, Halbpension", "family room, half board")],
  ] as const;

const texts = (t: T) =>
  t(
    [
      "Ruhig über der Bucht von Cala Murta; zum Strand sind es 350 m, ein Fußweg ohne Stufen.",
      "Zwei Pools im Garten, ein Hallenbad mit 27 °C, täglich von 8 bis 21 Uhr geöffnet; im März wegen Wartung geschlossen.",
      "84 Zimmer, alle mit Balkon. Die 16 Familienzimmer haben eine Schiebetür zwischen den Räumen.",
      "Gekocht wird mallorquinisch; Mandeln, Orangen und Öl kommen vom eigenen Hof.",
    ],
    [
      "A quiet setting above Cala Murta; the beach is 350 m away, along a path without steps.",
      "Two pools in the garden, an indoor pool at 27 °C, open daily from 8 am to 9 pm; closed for maintenance in March.",
      "84 rooms, each with a balcony. The 16 family rooms have a sliding door between the two rooms.",
      "The kitchen is Mallorcan; almonds, oranges and oil come from the hotel’s own farm.",
    ],
  );

const lines = (t: T) =>
  [
    t("Ruhig über der Bucht von Cala Murta;", "A quiet setting above Cala Murta; the"),
    t("zum Strand sind es 350 m, ein Fußweg", "beach is 350 m away, along a path"),
    t("ohne Stufen. Zwei Pools im Garten,", "without steps. Two pools in the"),
    t("ein Hallenbad mit 27 °C, täglich von", "garden, an indoor pool at 27 °C, open"),
    t("8 bis 21 Uhr geöffnet; im März wegen", "daily from 8 am to 9 pm; closed for"),
    t("Wartung geschlossen. 84 Zimmer, alle", "maintenance in March. 84 rooms, each"),
    t("mit Balkon. Die 16 Familienzimmer", "with a balcony. The 16 family rooms"),
    t("haben eine Schiebetür zwischen den", "have a sliding door between the two"),
    t("Räumen.", "rooms."),
  ] as const;

interface OutputProps {
  kind: string;
  name: string;
  state: string;
  children: ReactNode;
}

function Output({ kind, name, state, children }: OutputProps) {
  return (
    <section className={`output ${kind} auto-one grid clip paper lined corner-9`}>
      <header className="row gap-8 underlined padding-8-12">
        <h2 className="size-15">{name}</h2>
        <span className={`tag push nowrap ${kind === "catalogue late" ? "on-gap-soft in-#8d2f0f" : ""}`}>{state}</span>
      </header>
      {children}
    </section>
  );
}

export const screen: Screen = {
  device: "browser",
  title: { de: "Ausgaben von Hotel Son Ferrer · FreshMS", en: "Outputs of Hotel Son Ferrer · FreshMS" },
  typeface: "@fontsource-variable/instrument-sans",
  body: ({ t }) => (
    <>
      <Top area={3} note={t("Freigabe 4 von 4", "approval 4 of 4")} />
      <main className="grid gap-14 shrinks padding-16-20">
        <div className="row gap-12">
          <h1 className="tight size-22 close">Hotel Son Ferrer</h1>
          <span className="tag nowrap on-#e8ede9 in-#435048">{t("Stand 15", "version 15")}</span>
          <button className="button push">{t("Umbruchprobe", "Page-break proof")}</button>
          <button className="button on-leaf edge-leaf white">
            {t("Website und App veröffentlichen", "Publish website and app")}
          </button>
        </div>
        <div className="grid gap-14 columns-1.12fr-0.86fr-1.08fr">
          <Output kind="site" name="Website" state={t("alle 4 Absätze", "all 4 paragraphs")}>
            <div className="padding-12">
              <Bay height={124} />
              <h3 className="tight size-19 margin-9-0-4">Hotel Son Ferrer</h3>
              {texts(t).map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
          </Output>
          <Output kind="app" name="App" state={t("1 Absatz", "1 paragraph")}>
            <div className="grid padding-12">
              <article className="paper width-208 border-5-ink line-bottom-0 corner-18-18-0-0 padding-9-11-14">
                <Bay height={150} />
                <h3 className="size-16 margin-7-0-2">Hotel Son Ferrer</h3>
                <p className="size-14 leading-1.4">{texts(t)[0]}</p>
              </article>
            </div>
          </Output>
          <Output
            kind="catalogue late"
            name={t("Katalog", "Catalogue")}
            state={t("1 Zeile zu lang", "1 line too long")}
          >
            <div className="grid packed padding-12">
              <ol className="size-14">
                {lines(t).map((line, index) => (
                  <li
                    key={line}
                    className={`grid nowrap columns-24-1fr ${index === 8 ? "on-gap-soft in-#8d2f0f line-top-2-gap semibold" : ""}`}
                  >
                    {line}
                  </li>
                ))}
              </ol>
            </div>
          </Output>
          <Output kind="voucher" name={t("Gutschein", "Voucher")} state={t("1 Satz", "1 sentence")}>
            <div className="grid middle padding-12 columns-132-1fr gap-0-16">
              <p className="code soft size-13">
                {t("Reisegutschein", "Travel voucher")} <b className="block ink size-18 tracking-0.02em">SF-27-0418</b>
              </p>
              <div>
                <h3 className="size-16">Hotel Son Ferrer</h3>
                <p className="size-14">
                  {t(
                    "Ruhig über der Bucht von Cala Murta; zum Strand sind es 350 m, ein Fußweg ohne Stufen.",
                    "A quiet setting above Cala Murta; the beach is 350 m away, along a path without steps.",
                  )}
                </p>
                <Facts
                  entries={stay(t)}
                  className="across size-14 below-8 ruled gap-0-20 padding-top-8"
                  term="soft size-13"
                  value="semibold"
                />
              </div>
            </div>
          </Output>
        </div>
      </main>
    </>
  ),
};
