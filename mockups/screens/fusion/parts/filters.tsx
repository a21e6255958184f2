import type { ScreenLanguage } from "../../screen";
import { WORDS } from "../results-words";

/** What can be chosen among, which sources have answered, and which times are assumed. */
export function Filters({ language }: { language: ScreenLanguage }) {
  const { by, kinds, sources, answered, late, assumed, allowances, bags, bag } = WORDS[language];
  return (
    <aside className="filters" aria-label={by}>
      <fieldset>
        <legend>{by}</legend>
        {kinds.map(([name, count]) => (
          <label key={name}>
            <input type="checkbox" defaultChecked /> {name} <span>{count}</span>
          </label>
        ))}
      </fieldset>
      <section className="sources">
        <h2>{sources}</h2>
        <ul>
          {answered.map(([name, time]) => (
            <li key={name}>
              {name} <span>{time}</span>
            </li>
          ))}
          <li className="late">
            {late[0]} <span>{late[1]}</span>
          </li>
        </ul>
      </section>
      <fieldset>
        <legend>{bags}</legend>
        {bag.map(([name, count]) => (
          <label key={name}>
            <input type="checkbox" /> {name} <span>{count}</span>
          </label>
        ))}
      </fieldset>
      <section className="allowances">
        <h2>{assumed}</h2>
        <ul>
          {allowances.map(([name, time]) => (
            <li key={name}>
              {name} <span>{time}</span>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}
