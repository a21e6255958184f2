import type { ColourToken, Tokens } from "../../model/views/tokens";
import * as css from "./catalogue.module.css";
import type { Words } from "./words";

interface TokensProps {
  tokens: Tokens;
  words: Words;
}

/** Every colour by day and by night, with what it is for. */
export function Colours({ tokens: { colours }, words }: TokensProps) {
  return (
    <table className={css["colours"]}>
      <thead>
        <tr>
          <th scope="col">{words.colour}</th>
          <th scope="col">{words.light}</th>
          <th scope="col">{words.dark}</th>
          <th scope="col">{words.use}</th>
        </tr>
      </thead>
      <tbody>
        {colours.map((colour) => (
          <ColourRow key={colour.name} colour={colour} />
        ))}
      </tbody>
    </table>
  );
}

function ColourRow({ colour: { name, role, light, dark } }: { colour: ColourToken }) {
  return (
    <tr>
      <th scope="row" className="code">
        --{name}
      </th>
      {[light, dark].map((value, index) => (
        <td key={index}>
          <svg aria-hidden="true">
            <rect width="100%" height="100%" fill={value} />
          </svg>
          <span className="code">{value}</span>
        </td>
      ))}
      <td lang="en">{role}</td>
    </tr>
  );
}

/** Every size of type at the window's width: pull at its edge. */
export function TypeScale({ tokens: { sizes }, words }: TokensProps) {
  return (
    <ul className={css["sizes"]}>
      {sizes.map((name) => (
        <li key={name}>
          <span className="code">--{name}</span>
          <span className={css["sample"]} style={{ fontSize: `var(--${name})` }}>
            {words.sample}
          </span>
        </li>
      ))}
    </ul>
  );
}
