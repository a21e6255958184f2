import { money } from "../../locale";
import type { ScreenLanguage } from "../../screen";
import { WORDS } from "../catalogue-words";

/** What the ERP system answers for this dealer, by quantity. */
const LEVELS = {
  de: {
    currency: "EUR",
    steps: [
      [1, 389],
      [5, 371.5],
      [20, 352],
    ],
  },
  en: {
    currency: "GBP",
    steps: [
      [1, 335],
      [5, 319.5],
      [20, 302],
    ],
  },
} as const;

function Facts({ title, facts }: { title: string; facts: readonly (readonly [string, string])[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** An article that is open: what is the same everywhere, what is the country's, and the dealer's price. */
export function Detail({ language }: { language: ScreenLanguage }) {
  const words = WORDS[language];
  const { currency, steps } = LEVELS[language];
  return (
    <tr className="detail">
      <td colSpan={4}>
        <div>
          <Facts title={words.core} facts={words.facts} />
          <Facts title={words.layer} facts={words.local} />
          <section className="price">
            <h2>{words.price}</h2>
            <dl>
              {steps.map(([quantity, price]) => (
                <div key={quantity}>
                  <dt>
                    {words.from} {quantity}
                  </dt>
                  <dd>{money(language, price, currency)}</dd>
                </div>
              ))}
            </dl>
            <p>{words.asked}</p>
          </section>
        </div>
      </td>
    </tr>
  );
}
