import { type T, useLanguage } from "../../language";

const facts = (t: T) =>
  [
    [t("Maße", "Dimensions"), "370 × 245 × 610 mm"],
    [t("Gewicht", "Weight"), t("13,8 kg", "13.8 kg")],
    [t("Vorgänger", "Predecessor"), "LE 16 S"],
  ] as const;

const local = (t: T) =>
  [
    [t("Stecker", "Plug"), t("Schuko, Typ F", "BS 1363, type G")],
    [t("Handbuch", "Manual"), t("deutsch, 3. Ausgabe", "English, 3rd edition")],
    [t("Zulassung", "Approval"), t("liegt vor", "on file")],
  ] as const;

/** What the ERP system answers for this dealer, by quantity. */
const PRICES: Record<number, readonly [number, number]> = { 1: [389, 335], 5: [371.5, 319.5], 20: [352, 302] };

function Facts({ title, facts }: { title: string; facts: readonly (readonly [string, string])[] }) {
  return (
    <section>
      <h2 className="size-15 in-petrol">{title}</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div className="grid line-top-1-#b6cdd2 columns-84-1fr padding-3-0" key={name}>
            <dt className="soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** An article that is open: what is the same everywhere, what is the country's, and the dealer's price. */
export function Detail() {
  const { t, money } = useLanguage();
  return (
    <tr className="detail">
      <td colSpan={4}>
        <div className="grid gap-26 columns-1fr-1fr-1fr padding-10-10-12">
          <Facts title={t("Kern, überall gleich", "Core, the same everywhere")} facts={facts(t)} />
          <Facts title={t("Länderschicht Deutschland", "Country layer: United Kingdom")} facts={local(t)} />
          <section className="price paper margin--2 outline-2-petrol padding-4-10">
            <h2 className="size-15 in-petrol">{t("Ihr Preis", "Your price")}</h2>
            <dl>
              {Object.entries(PRICES).map(([quantity, price]) => (
                <div className="grid line-top-1-#b6cdd2 columns-84-1fr padding-3-0" key={quantity}>
                  <dt className="soft">
                    {t("ab", "from")} {quantity}
                  </dt>
                  <dd className="right bold size-18">{money(t(...price))}</dd>
                </div>
              ))}
            </dl>
            <p className="soft">{t("in der Warenwirtschaft erfragt um 10:42", "asked from the ERP system at 10:42")}</p>
          </section>
        </div>
      </td>
    </tr>
  );
}
