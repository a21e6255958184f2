import { Facts } from "../../facts";
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
    <aside
      className="grid line-left-1-line padding-18-16 paper packed gap-18"
      aria-label={t("Nur einmal gespeichert", "Stored only once")}
    >
      <section>
        <h2 className="size-14 above-7">{t("Nur einmal gespeichert", "Stored only once")}</h2>
        <Facts
          entries={pairs(t)}
          className="columns-auto-1fr size-14"
          term="soft padding-4-0 underlined"
          value="right semibold padding-4-0 underlined"
        />
      </section>
      <section>
        <h2 className="size-14 above-7">{t("Länge je Ausgabe", "Length per output")}</h2>
        <ul className="grid size-14 gap-9">
          {outputs(t).map(([name, length, share]) => (
            <li key={name}>
              <span className="flex between">
                {name} <b>{length}</b>
              </span>
              <div className="height-7 on-#e3e9e4 corner-4 below-4">
                <span
                  className={`block corner-4 tall ${share === 100 ? "on-gap" : "on-leaf"}`}
                  style={{ width: `${share}%` }}
                />
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="size-14 above-7">{t("Bildrechte", "Picture rights")}</h2>
        <p className="size-14 above-6">{t("12 von 14 Bildern unbefristet", "12 of 14 pictures without a limit")}</p>
        <span className="tag nowrap on-sun-soft in-#6b4c00">
          {t("2 laufen am 31.01.2027 aus", "2 expire on 31 January 2027")}
        </span>
      </section>
    </aside>
  );
}
