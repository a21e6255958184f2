import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

/** The ends of a year, and the days of both changes of the clock with a day around them. */
const DAYS = ["2026-01-01", "2026-03-28", "2026-03-29", "2026-03-30", "2026-10-25", "2026-12-31"];
const SHOWN = {
  texts: [
    ["1. Januar 2026", "1. Jan."],
    ["28. März 2026", "28. März"],
    ["29. März 2026", "29. März"],
    ["30. März 2026", "30. März"],
    ["25. Oktober 2026", "25. Okt."],
    ["31. Dezember 2026", "31. Dez."],
  ],
  range: "1. Januar – 31. Dezember 2026",
};

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
    expect(await shownIn(zone)).toEqual({ hours, ...SHOWN });
  },
  30_000,
);
