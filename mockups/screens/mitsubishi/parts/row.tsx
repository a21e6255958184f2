import { useLanguage } from "../../language";
import type { Article } from "../articles";
import { Detail } from "./detail";
import { State } from "./frame";

const CHOSEN = "0040718";

function Stock({ article: { stock, week } }: { article: Article }) {
  const { t } = useLanguage();
  const name = stock > 20 ? "good" : stock > 0 ? "low" : "none";
  return <State of={name}>{stock > 0 ? `${stock} ${t("Stück", "pcs")}` : `${t("ab KW", "from week")} ${week}`}</State>;
}

/** An article as a line of the table; one of them is open. */
export function Row({ article }: { article: Article }) {
  const { t } = useLanguage();
  return (
    <>
      <tr className={article.number === CHOSEN ? "chosen" : undefined}>
        <td className="tracking-0.03em">{article.number}</td>
        <th scope="row">{article.name}</th>
        <td>
          {t(...article.power)}
          {article.state === "successor" && (
            <em className="upright semibold on-#fdf0d5 in-amber after-12 padding-2-8">
              {t("Nachfolger: LE 18 N", "Successor: LE 18 N")}
            </em>
          )}
        </td>
        <td>
          <Stock article={article} />
        </td>
      </tr>
      {article.number === CHOSEN && <Detail />}
    </>
  );
}
