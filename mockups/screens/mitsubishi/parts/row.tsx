import type { ScreenLanguage } from "../../screen";
import type { Article } from "../articles";
import { WORDS } from "../catalogue-words";
import { Detail } from "./detail";
import { State } from "./frame";

const CHOSEN = "0040718";

function Stock({ language, article: { stock, week } }: { language: ScreenLanguage; article: Article }) {
  const words = WORDS[language];
  const name = stock > 20 ? "good" : stock > 0 ? "low" : "none";
  return <State of={name}>{stock > 0 ? `${stock} ${words.stock}` : `${words.week} ${week}`}</State>;
}

/** An article as a line of the table; one of them is open. */
export function Row({ language, article }: { language: ScreenLanguage; article: Article }) {
  return (
    <>
      <tr className={article.number === CHOSEN ? "chosen" : undefined}>
        <td className="number">{article.number}</td>
        <th scope="row">{article.name[language]}</th>
        <td>
          {article.power[language]}
          {article.state === "successor" && <em>{WORDS[language].successor}</em>}
        </td>
        <td>
          <Stock language={language} article={article} />
        </td>
      </tr>
      {article.number === CHOSEN && <Detail language={language} />}
    </>
  );
}
