import { useText } from "../../i18n/language-provider";
import { type ListPages, paginatedPath } from "../../model/views/page-link";
import * as css from "./pager.module.css";

/** Lists the first page, the last, the current one and its neighbours. */
function visibleNumbers({ here, count }: Pick<ListPages, "here" | "count">): number[] {
  const wanted = [1, here - 1, here, here + 1, count].filter((number) => number >= 1 && number <= count);
  return [...new Set(wanted)].sort((a, b) => a - b);
}

export function Pager({ here, count, first, isLast }: ListPages & { isLast: boolean }) {
  const text = useText();
  const numbers = visibleNumbers({ here, count });
  return (
    <nav
      className={`sec${isLast ? " sec--last" : ""} ${css["pager"]}`}
      aria-label={`${text("pager.page", { number: here })} / ${count}`}
    >
      <ul className={`cluster ${css["pages"]}`}>
        {here > 1 && (
          <li className={css["neighbour"]}>
            <a className="more" href={paginatedPath(first, here - 1)} rel="prev">
              {text("pager.newer")}
            </a>
          </li>
        )}
        {numbers.map((number, index) => (
          <li key={number} className={number - (numbers[index - 1] ?? 0) > 1 ? css["gap"] : undefined}>
            <a
              href={paginatedPath(first, number)}
              aria-label={text("pager.page", { number })}
              aria-current={number === here ? "page" : undefined}
            >
              {number}
            </a>
          </li>
        ))}
        {here < count && (
          <li className={css["neighbour"]}>
            <a className="more" href={paginatedPath(first, here + 1)} rel="next">
              {text("pager.older")}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
