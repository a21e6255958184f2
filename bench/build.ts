/**
 * `npx tsx bench/build.ts --entries 100 --peer ../peer --peer-entry content/a.md`: measures builds with 100 more articles
 * per language (cold, unchanged, after one edit), and those of a peer, a Gatsby site with an equal number of articles. Both
 * are built in a temporary folder.
 */
import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readCommandLine } from "../tools/command-line.mjs";
import { articleFolder, writeArticle } from "../tools/checks/generated-articles";
import { copySite } from "../tools/checks/site-copy";

const USE =
  "npx tsx bench/build.ts [--entries 100] [--rounds 1] [--peer <folder> --peer-entry <file>] - measures builds";

const { values } = readCommandLine(USE, {
  options: {
    entries: { type: "string", default: "100" },
    rounds: { type: "string", default: "1" },
    peer: { type: "string" },
    "peer-entry": { type: "string" },
  },
});

interface Site {
  folder: string;
  entry: string;
}

const STEPS = ["cold", "unchanged", "one edit"] as const;

/** Folders that are not copied, so that the first build is cold. */
const NOT_COPIED = ["public", ".cache", ".git"];

function copySites(parent: string): Record<string, Site> {
  const ours = path.join(parent, "ours");
  const entries = Number(values.entries);
  mkdirSync(ours);
  copySite(ours);
  for (let article = 1; article <= entries; article += 1) writeArticle(ours, article);
  const own = { folder: ours, entry: path.join(ours, articleFolder(Math.ceil(entries / 2)), "index.de.md") };
  const { peer, "peer-entry": entry } = values;
  if (!peer || !entry) return { ours: own };
  const folder = path.join(parent, "peer");
  cpSync(peer, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !NOT_COPIED.includes(path.relative(peer, file)),
  });
  return { ours: own, peer: { folder, entry: path.join(folder, entry) } };
}

/** Builds a site. @returns elapsed seconds, and processor seconds of the build with its child processes */
async function build(cwd: string): Promise<{ wall: number; cpu: number }> {
  const started = performance.now();
  // `times` prints the processor time of the shell and its children (POSIX).
  const child = spawn("sh", ["-c", "npx gatsby build && times"], { cwd, env: { ...process.env, CI: "1" } });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
  const code = await new Promise((resolve) => child.on("close", resolve));
  if (code !== 0) throw new Error(`${cwd} does not build:\n${output.slice(-3000)}`);
  const [, ...times] = /(\d+)m([\d.,]+)s (\d+)m([\d.,]+)s\s*$/u.exec(output) ?? [];
  const [userMinutes = 0, user = 0, systemMinutes = 0, system = 0] = times.map((text) =>
    Number(text.replace(",", ".")),
  );
  return { wall: (performance.now() - started) / 1000, cpu: 60 * (userMinutes + systemMinutes) + user + system };
}

async function main(): Promise<void> {
  const parent = mkdtempSync(path.join(tmpdir(), "bench-"));
  try {
    const sites = Object.entries(copySites(parent));
    for (let round = 1; round <= Number(values.rounds); round += 1)
      for (const step of STEPS)
        for (const [name, { folder, entry }] of sites) {
          if (step === "cold")
            for (const name of ["public", ".cache"]) rmSync(path.join(folder, name), { recursive: true, force: true });
          // Edits the last paragraph, which is not part of lists.
          if (step === "one edit") writeFileSync(entry, `${readFileSync(entry, "utf8").trimEnd()} (${round})\n`);
          const { wall, cpu } = await build(folder);
          console.log(`| ${name} | ${step} | ${wall.toFixed(1)} s | ${cpu.toFixed(1)} s of the processor |`);
        }
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
