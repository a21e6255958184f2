import "../../components/columns/cols.css";
import { Icon } from "../../components/icon/icon";
import { RichText } from "../../components/prose/prose";
import { useText } from "../../i18n/language-provider";
import * as css from "./landing.module.css";

/** Lists reasons for and against an offer. */
export function ProsAndCons({ fits, unfit }: { fits: readonly string[]; unfit: readonly string[] }) {
  const text = useText();
  return (
    <div className={`cols ${css["honest"]}`}>
      <div>
        <h3>{text("landing.fits")}</h3>
        <Entries items={fits} icon="check" />
      </div>
      <div className={css["no"]}>
        <h3>{text("landing.unfit")}</h3>
        <Entries items={unfit} icon="close" />
      </div>
    </div>
  );
}

function Entries({ items, icon }: { items: readonly string[]; icon: "check" | "close" }) {
  return (
    <ul className="ruled">
      {items.map((html) => (
        <li key={html}>
          <Icon name={icon} />
          <RichText html={html} />
        </li>
      ))}
    </ul>
  );
}
