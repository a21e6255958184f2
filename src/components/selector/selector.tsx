import * as css from "./selector.module.css";

interface SelectorProps {
  /** Of the group, unique on the page. */
  name: string;
  legend: string;
  positions: readonly string[];
  /** Which is chosen when the page opens, from 1. */
  set?: number | undefined;
}

/**
 * One of a few, as radio buttons on a line: yellow stands at the one that is chosen. What they change follows them by
 * `:has(label:nth-child(n) > :checked)`; where a browser lacks that, no choice is offered.
 */
export function Selector({ name, legend, positions, set = 1 }: SelectorProps) {
  return (
    <fieldset className={css["selector"]}>
      <legend>{legend}</legend>
      <div>
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
