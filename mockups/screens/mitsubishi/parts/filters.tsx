import type { ScreenLanguage } from "../../screen";
import { WORDS } from "../catalogue-words";

/** What a dealer chooses among. */
export function Filters({ language }: { language: ScreenLanguage }) {
  const words = WORDS[language];
  return (
    <aside>
      <h2>{words.group}</h2>
      <ul>
        {words.groups.map(([group, count], index) => (
          <li key={group} className={index === 0 ? "open" : undefined}>
            {group} <span>{count}</span>
          </li>
        ))}
      </ul>
      <h2>{words.show}</h2>
      {words.filters.map((filter, index) => (
        <label key={filter}>
          <input type="checkbox" defaultChecked={index === 1} /> {filter}
        </label>
      ))}
    </aside>
  );
}
