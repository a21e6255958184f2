import type { Screen } from "../screen";
import { paragraphs } from "./parts/paragraphs";
import { Row } from "./parts/row";
import { Side } from "./parts/side";
import { Top } from "./parts/top";

export const screen: Screen = {
  device: "browser",
  title: { de: "Hotel Son Ferrer · FreshMS", en: "Hotel Son Ferrer · FreshMS" },
  typeface: "@fontsource-variable/instrument-sans",
  body: ({ t }) => (
    <>
      <Top area={0} note={t("gesichert 10:42", "saved 10:42")} />
      <div className="grid columns-1fr-222">
        <main className="padding-16-18-0-20">
          <div className="row gap-12">
            <h1 className="tight size-22 close">Hotel Son Ferrer</h1>
            <span className="tag nowrap">{t("Sommer 2027", "Summer 2027")}</span>
            <button className="button push">{t("Nur Lücken (2)", "Gaps only (2)")}</button>
            <button className="button on-leaf edge-leaf white">{t("Zur Freigabe", "Send for approval")}</button>
          </div>
          <div className="grid paper lined below-14 columns-1fr-38-1fr corner-9-9-0-0">
            <h2 className="flex between soft size-14 underlined padding-8-14">
              <b className="ink">{t("Deutsch", "English")}</b> {t("Original, Stand 14", "original, version 14")}
            </h2>
            <div className="sign grid bold centre" />
            <h2 className="flex between soft size-14 underlined padding-8-14">
              <b className="ink">{t("Englisch", "German")}</b> {t("aus Stand 12", "from version 12")}
            </h2>
            {paragraphs(t).map((paragraph) => (
              <Row key={paragraph.name} paragraph={paragraph} />
            ))}
          </div>
        </main>
        <Side />
      </div>
    </>
  ),
};
