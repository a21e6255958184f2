import { useLanguage } from "../../language";
import { FERRY, type House, REACH } from "../houses";

/** A house: a price on a pin where its host has confirmed the point, else a circle that means "roughly here". */
export function Pin({ house, isChosen }: { house: House; isChosen?: boolean }) {
  const { t, money } = useLanguage();
  const [x, y] = house.at;
  const price = money(t(...house.price), 0);
  if (house.isApproximate) {
    return (
      <g className="roughly" transform={`translate(${x} ${y})`}>
        <circle r="27" />
        <text className="middle-anchored" dy="5">
          {price}
        </text>
      </g>
    );
  }
  return (
    <g className={isChosen ? "pin chosen" : "pin"} transform={`translate(${x} ${y})`}>
      <path d="M0 0-7-9h-16a7 7 0 0 1-7-7v-11a7 7 0 0 1 7-7h46a7 7 0 0 1 7 7v11a7 7 0 0 1-7 7H7z" />
      <text className="middle-anchored" dy="-16">
        {price}
      </text>
    </g>
  );
}

/** Houses so close together that the server counts them. */
export function Crowd({ at: [x, y], count }: { at: readonly [number, number]; count: number }) {
  return (
    <g className="crowd" transform={`translate(${x} ${y})`}>
      <circle className="fill-#8b7b88 stroke-#fff thick-2" r="15" />
      <text className="middle-anchored" dy="5">
        {count}
      </text>
    </g>
  );
}

/** The point from which is walked, and how far. */
export function Start({ label }: { label: string }) {
  const [x, y] = FERRY;
  return (
    <g className="start">
      <circle cx={x} cy={y} r={REACH.radius} />
      <path d={`M${x} ${y}v-26l17 6-17 7`} />
      <circle className="foot" cx={x} cy={y} r="6" />
      <text x={x + 14} y={y + 18}>
        {label}
      </text>
    </g>
  );
}
