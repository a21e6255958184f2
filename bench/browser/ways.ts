/** Warm: the link is in view and pointed at, the network idle. Cold: it is tapped as soon as the document is there. */
export const MODES = ["warm", "cold"] as const;

/** Fast: as fast as this machine. Slow: Slow 4G and a slow processor. */
export const SPEEDS = ["fast", "slow"] as const;

/** How somebody goes to the next page. */
export interface Way {
  mode: (typeof MODES)[number];
  speed: (typeof SPEEDS)[number];
}

export const WAYS: readonly Way[] = SPEEDS.flatMap((speed) => MODES.map((mode) => ({ mode, speed })));

/** @returns the name of the figure in a run. */
export const figureOf = ({ mode, speed }: Way) => `${mode} ${speed}`;
