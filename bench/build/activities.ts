export interface Activity {
  name: string;
  /** Seconds from its start to its end: activities overlap. */
  seconds: number;
}

/** Gatsby's own report, as it writes it where nobody watches: `success Building HTML renderer - 3.451s - 1/1 0.29/s`. */
const REPORTED = /^success (.+?) - (\d+(?:\.\d+)?)s(?: - .*)?$/gmu;

/** @param output what `gatsby build` has printed. @returns what it says to have taken time, the longest first */
export function activitiesIn(output: string): Activity[] {
  return [...output.matchAll(REPORTED)]
    .map(([, name = "", seconds]) => ({ name, seconds: Number(seconds) }))
    .sort((a, b) => b.seconds - a.seconds);
}
