import * as css from "./selector.module.css";
import "./switch.css";

interface SelectorProps {
  /** Of the group, unique on the page. */
  name: string;
  legend: string;
  positions: readonly string[];
  /** Which is chosen when the page opens, from 1. */
  set?: number | undefined;
}

/** One of a few, as radio buttons on a line: yellow stands at the one that is chosen. */
export function Selector({ name, legend, positions, set = 1 }: SelectorProps) {
  return (
    <fieldset className={css["selector"]}>
      <legend>{legend}</legend>
      <div className="choosing">
        {positions.map((position, index) => (
          <label key={position}>
            <input type="radio" name={name} value={index + 1} defaultChecked={index + 1 === set} />
            <span>{position}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
