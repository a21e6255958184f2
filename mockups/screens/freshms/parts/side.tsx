import { type T, useLanguage } from "../../language";

const pairs = (t: T) =>
  [
    [t("Zimmer", "Rooms"), "84"],
    [t("Zum Strand", "To the beach"), "350 m"],
    [t("Hallenbad", "Indoor pool"), t("8–21 Uhr", "8 am–9 pm")],
    [t("Anreise ab", "Check-in from"), t("15 Uhr", "3 pm")],
  ] as const;

const outputs = (t: T) =>
  [
    [t("Gutschein", "Voucher"), t("1 Satz", "1 sentence"), 62],
    ["App", t("1 Absatz", "1 paragraph"), 48],
    [t("Katalog", "Catalogue"), t("9 von 8 Zeilen", "9 of 8 lines"), 100],
    ["Website", t("4 Absätze", "4 paragraphs"), 70],
  ] as const;

/** Beside the text: facts that are stored once, its length in each output, rights to pictures. */
export function Side() {
  const { t } = useLanguage();
  return (
    <aside className="side grid paper packed gap-18" aria-label={t("Nur einmal gespeichert", "Stored only once")}>
      <section>
        <h2 className="size-14">{t("Nur einmal gespeichert", "Stored only once")}</h2>
        <dl>{pairs(t).flatMap(([term, value]) => [<dt key={term}>{term}</dt>, <dd key={value}>{value}</dd>])}</dl>
      </section>
      <section>
        <h2 className="size-14">{t("Länge je Ausgabe", "Length per output")}</h2>
        <ul className="fit grid size-14 gap-9">
          {outputs(t).map(([name, length, share]) => (
            <li key={name}>
              {name} <b>{length}</b>
              <div className={share === 100 ? "bar over corner-4 below-4" : "bar corner-4 below-4"}>
                <span className="block corner-4 tall" style={{ width: `${share}%` }} />
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="size-14">{t("Bildrechte", "Picture rights")}</h2>
        <p className="rights size-14">{t("12 von 14 Bildern unbefristet", "12 of 14 pictures without a limit")}</p>
        <span className="tag changed nowrap">{t("2 laufen am 31.01.2027 aus", "2 expire on 31 January 2027")}</span>
      </section>
    </aside>
  );
}
