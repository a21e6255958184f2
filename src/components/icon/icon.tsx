/** Paths of icons: grid 24, live area 20, stroke 2, angles of 0, 45 and 90 degrees, and circles. */
const ICONS = {
  "arrow-right": "M2 12h18M12.5 4l8 8-8 8",
  booking: "M2 5h20v4.5a2.5 2.5 0 0 0 0 5V19H2v-4.5a2.5 2.5 0 0 0 0-5zM15 5v3M15 10.5v3M15 16v3",
  calendar: "M3 5h18v16H3zM3 10h18M8 2v5M16 2v5",
  chevron: "m4 8 8 8 8-8",
  close: "M4 4l16 16M20 4 4 20",
  content: "m12 3 9 4.5-9 4.5-9-4.5zM3 12l9 4.5 9-4.5M3 16.5l9 4.5 9-4.5",
  fair: "M3 22V3M3 4h17l-4 4.5 4 4.5H3",
  integration: "M2 6h4l6 6h1m6 0h3M2 18h4l6-6M13 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0",
  job: "M8 7a4 4 0 1 0 8 0 4 4 0 1 0-8 0M4 22v-5l3-3h10l3 3v5",
  mail: "M2 5h20v14H2zM2 6l10 8L22 6",
  menu: "M3 6h18M3 12h18M3 18h18",
  modernise: "M3 3h8v8H3zM13 13h8v8h-8zM15 3h6v6M9 21H3v-6M21 3l-7 7M3 21l7-7",
  news: "M3 4h14v17H3zM17 9h4v12h-4M6.5 8.5h7M6.5 12.5h7M6.5 16.5h4",
  phone: "M7 2h10v20H7zM10.5 18.5h3",
  place: "M12 22 5 13.5V5l3-3h8l3 3v8.5zM9.5 9a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0",
} as const;

export type IconName = keyof typeof ICONS;

/** Draws an icon. Assistive technology skips it: the text beside it or its control has the name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}
