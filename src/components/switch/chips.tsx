import type { ReactNode } from "react";
import type { SelectorProps } from "./selector";
import "./chips.css";
import "./choice.css";
import "./lamp.css";
import "./switch.css";

interface ChipsProps extends Pick<SelectorProps, "name" | "legend"> {
  options: readonly ReactNode[];
}

/** Renders radio buttons as chips. The first is checked at first. */
export function Chips({ name, legend, options }: ChipsProps) {
  return (
    <fieldset className="chips choosing">
      <legend className="vh">{legend}</legend>
      {options.map((option, index) => (
        <label key={index} className="lamp">
          <input className="choice" type="radio" name={name} value={index + 1} defaultChecked={index === 0} />
          {option}
        </label>
      ))}
    </fieldset>
  );
}
