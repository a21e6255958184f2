const PATHS = {
  flight: "M22 14v-2l-8-5V2.5a1.5 1.5 0 0 0-3 0V7l-8 5v2l8-2.5V18l-2 1.5V21l3.5-1 3.5 1v-1.5L14 18v-6.5z",
  rail: "M7 2h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3l2 4h-3l-1-2H9l-1 2H5l2-4a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3zm0 3v5h10V5zm1 8a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zm8 0a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z",
  own: "M3 4h2v9h14v-2a3 3 0 0 0-3-3h-6v4H7V8a2 2 0 0 1 2-2h7a5 5 0 0 1 5 5v9h-2v-4H5v4H3z",
} as const;

const COLOURS = {
  flight: ["on-plum-soft", "fill-plum"],
  rail: ["on-rail-soft", "fill-rail"],
  own: ["on-apricot-soft", "fill-#a34b0c"],
} as const;

export type Mode = keyof typeof PATHS;

/** The sign of a kind of service: an aeroplane, a train, a bed. */
export function ModeSign({ mode }: { mode: Mode }) {
  const [ground, fill] = COLOURS[mode];
  return (
    <svg className={`mode corner-12 padding-8 ${ground}`} viewBox="0 0 24 24" aria-hidden="true">
      <path className={fill} d={PATHS[mode]} fillRule="evenodd" />
    </svg>
  );
}

/** Fusion's mark: three ways that become one. */
export function Brand() {
  return (
    <span className="row heavy size-19 gap-8 tracking--0.03em in-plum">
      <svg width="24" height="20" viewBox="0 0 24 20" aria-hidden="true">
        <path d="M1 3h5q4 0 6 7 2-7 2 0h9M1 10h22M1 17h5q4 0 6-7" fill="none" stroke="#ff9a5a" strokeWidth="3" />
        <circle cx="20" cy="10" r="3.5" fill="#5b1f6e" />
      </svg>
      Fusion
    </span>
  );
}
