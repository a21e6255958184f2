import type { Pair } from "../../language";
import type { Kind } from "../calendar";

/** The names of the rules. */
export const KIND_NAMES: Record<Kind, Pair> = {
  opening: ["Öffnung", "Opening"],
  arrival: ["Anreise", "Arrival"],
  stay: ["Aufenthalt", "Stay"],
  occupancy: ["Belegung", "Occupancy"],
};

const SIGNS: Record<Kind, readonly [shape: string, look: string]> = {
  opening: ["M2 12 12 2M2 7l5-5M7 12l5-5", "in-#a98f5e thick-1.5"],
  arrival: ["M3 7h8", "in-#a3aaa5"],
  stay: ["M2 4v6M12 4v6M2 7h10", "in-#8a5a00"],
  occupancy: ["M3 3l8 8M11 3l-8 8", "in-coral"],
};

/** The sign of the rule that closes a day: a shape each, so that nothing depends on colour. */
export function Mark({ kind }: { kind: Kind }) {
  const [shape, look] = SIGNS[kind];
  return (
    <svg className={`mark ${look} unfilled height-12`} viewBox="0 0 14 14" aria-hidden="true">
      <path d={shape} />
    </svg>
  );
}

/** A tick. */
export function Tick() {
  return (
    <svg className="unfilled height-12 in-sea" viewBox="0 0 14 14" aria-hidden="true">
      <path d="M2 7.5 5.5 11 12 3.5" />
    </svg>
  );
}

/** The brand: a sun over two waves. */
export function Brand() {
  return (
    <svg className="brand unfilled height-34" viewBox="0 0 32 32" aria-hidden="true">
      <circle className="fill-sun stroke-none" cx="16" cy="12" r="7" />
      <path d="M3 22q4.3-4.5 8.7 0t8.7 0 8.6 0M3 28q4.3-4.5 8.7 0t8.7 0 8.6 0" />
    </svg>
  );
}
