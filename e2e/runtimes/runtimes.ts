/** The hosts' own runtimes on loopback: their packages from npm, pinned, which are no part of this project's. */
import { type ChildProcess, spawn } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { askAt } from "../../test/ask";
import { freePort } from "../visits/free-port";

/** The first time, npm fetches the package: some hundred others come with it. */
const PATIENCE = 300_000;

export const RUNTIMES = ["Cloudflare Pages", "Netlify"] as const;
export type RuntimeName = (typeof RUNTIMES)[number];

interface Program {
  package: string;
  /** @param port two of them, and the next one */
  command(site: string, port: number, other: number): string[];
  /** Neither tells its maker anything, nor asks for a newer version of itself. */
  env: NodeJS.ProcessEnv;
}

const PROGRAMS: Readonly<Record<RuntimeName, Program>> = {
  "Cloudflare Pages": {
    package: "wrangler@4.86.0",
    // No later than what its runtime knows.
    command: (site, port) => [
      "wrangler",
      "pages",
      "dev",
      site,
      "--compatibility-date=2026-04-26",
      "--ip=localhost",
      `--port=${port}`,
    ],
    env: {
      WRANGLER_SEND_METRICS: "false",
      WRANGLER_SEND_ERROR_REPORTS: "false",
      WRANGLER_HIDE_BANNER: "true",
      CLOUDFLARE_CF_FETCH_ENABLED: "false",
    },
  },
  Netlify: {
    package: "netlify-cli@25.6.2",
    command: (site, port, other) => [
      "netlify",
      "dev",
      "--dir",
      site,
      "--offline",
      "--no-open",
      "--internal-disable-edge-functions",
      "--port",
      `${port}`,
      "--staticServerPort",
      `${other}`,
    ],
    env: { NO_UPDATE_NOTIFIER: "1" },
  },
};

export interface Runtime {
  port: number;
  /** @returns what it has said so far. */
  said(): string;
  stop(): Promise<void>;
}

/** @param folder a built site. @throws with what it says where it does not start */
export async function startRuntime(name: RuntimeName, folder: string): Promise<Runtime> {
  const { package: source, command, env } = PROGRAMS[name];
  const [port, other] = [await freePort(), await freePort()];
  // Both write into the folder they are started in, one of them into its .gitignore.
  const place = mkdtempSync(path.join(tmpdir(), "site-host-"));
  copyFileSync("netlify.toml", path.join(place, "netlify.toml"));
  const args = ["exec", "--yes", `--package=${source}`, "--", ...command(path.resolve(folder), port, other)];
  const child = spawn("npm", args, { cwd: place, env: { ...process.env, CI: "1", ...env }, detached: true });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const stop = async () => {
    await ended(child);
    rmSync(place, { recursive: true, force: true, maxRetries: 5 });
  };
  if (await answers(child, port)) return { port, said: () => said, stop };
  await stop();
  throw new Error(`${source} does not start:\n${said}`);
}

async function answers(child: ChildProcess, port: number): Promise<boolean> {
  for (const started = Date.now(); Date.now() - started < PATIENCE && child.exitCode === null;) {
    const answer = await askAt({ host: "localhost", port }, "/robots.txt").catch(() => undefined);
    if (answer?.status === 200) return true;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return false;
}

/** With all that it has started. */
async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || !child.pid) return;
  const exit = new Promise((resolve) => child.once("exit", resolve));
  process.kill(-child.pid, "SIGTERM");
  await exit;
}
