import * as css from "./selector.module.css";
import "./switch.css";

export interface SelectorProps {
  /** The name of the radio buttons, unique on the page. */
  name: string;
  legend: string;
  positions: readonly string[];
  /** The number of the position that is checked at first. */
  defaultPosition?: number | undefined;
}

/** Renders radio buttons on a line, the checked one in yellow. */
export function Selector({ name, legend, positions, defaultPosition = 1 }: SelectorProps) {
  return (
    <fieldset className={css["selector"]}>
      <legend className="headline">{legend}</legend>
      <div className="choosing">
        {positions.map((position, index) => (
          <label key={position}>
            <input type="radio" name={name} value={index + 1} defaultChecked={index + 1 === defaultPosition} />
            <span>{position}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
