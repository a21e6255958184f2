import type { ScreenLanguage } from "../../screen";
import { WORDS } from "../editor-words";

/** Beside the text: facts that are stored once, its length in each output, rights to pictures. */
export function Side({ language }: { language: ScreenLanguage }) {
  const words = WORDS[language];
  return (
    <aside className="side" aria-label={words.facts}>
      <section>
        <h2>{words.facts}</h2>
        <dl>{words.pairs.flatMap(([term, value]) => [<dt key={term}>{term}</dt>, <dd key={value}>{value}</dd>])}</dl>
      </section>
      <section>
        <h2>{words.fit}</h2>
        <ul className="fit">
          {words.outputs.map(([name, length, share]) => (
            <li key={name}>
              {name} <b>{length}</b>
              <div className={share === 100 ? "bar over" : "bar"}>
                <span style={{ width: `${share}%` }} />
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{words.rights}</h2>
        <p className="rights">{words.licence[0]}</p>
        <span className="tag changed">{words.licence[1]}</span>
      </section>
    </aside>
  );
}
