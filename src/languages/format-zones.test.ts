import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

/** The days of both changes of the clock, the ends of a year, and the days around them. */
const DAYS = ["2026-03-28", "2026-03-29", "2026-03-30", "2026-10-25", "2026-12-31", "2027-01-01"];
const SHOWN = [
  ["28. März 2026", "28. März", "28. März 2026"],
  ["29. März 2026", "29. März", "29. März 2026"],
  ["30. März 2026", "30. März", "30. März 2026"],
  ["25. Oktober 2026", "25. Okt.", "25. Oktober 2026"],
  ["31. Dezember 2026", "31. Dez.", "31. Dezember 2026"],
  ["1. Januar 2027", "1. Jan.", "1. Januar 2027"],
];

/** The zone of a process is fixed when it starts: each zone needs one of its own. */
async function shownIn(zone: string): Promise<unknown> {
  const program = path.join(__dirname, "fixtures", "print-days.ts");
  const { stdout } = await promisify(execFile)(process.execPath, ["--import", "tsx", program, ...DAYS], {
    env: { ...process.env, TZ: zone },
  });
  return JSON.parse(stdout);
}

it.each([
  ["Pacific/Kiritimati", 14],
  ["Pacific/Pago_Pago", -11],
  ["Europe/Berlin", 1],
])(
  "shows the same days on a machine in %s (%d hours from UTC)",
  async (zone, hours) => {
    expect(await shownIn(zone)).toEqual({ hours, texts: SHOWN });
  },
  30_000,
);
