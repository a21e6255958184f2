import { type ChildProcess, spawn } from "node:child_process";
import { memoryOfTree, runningProcesses } from "./process-tree";

export interface Measurement {
  /** Seconds from start to end. */
  wall: number;
  /** Seconds of processor, user and system, of the command and of all processes that it has waited for. */
  cpu: number;
  /** The most resident memory that it and all processes below it had together, in bytes; on Linux only. */
  peak: number | undefined;
  /** What it printed. */
  output: string;
}

const SAMPLE_EVERY = 200;
const TAIL = 3000;

/** What the outer npm says of itself would lead the inner one astray. */
const isInherited = ([name]: [string, string | undefined]) => !/^(?:npm_|NODE_ENV$)/iu.test(name);

/**
 * @param command for the shell
 * @param cwd the folder in which it runs
 * @param more environment variables beside those of this process
 * @throws where it fails, with the last of what it said
 */
export async function measureCommand(command: string, cwd: string, more: NodeJS.ProcessEnv): Promise<Measurement> {
  const env = { ...Object.fromEntries(Object.entries(process.env).filter(isInherited)), ...more };
  const started = performance.now();
  // A group of its own, so that all of it can be ended; `times` is the shell's account of whom it has waited for (POSIX).
  const child = spawn("sh", ["-c", `${command}\ncode=$?; times; exit $code`], {
    cwd,
    env,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const end = () => endGroup(child);
  // Before the folder in which it works is removed.
  process.prependOnceListener("exit", end);
  let peak: number | undefined;
  const sample = () => {
    const processes = runningProcesses();
    if (processes && child.pid) peak = Math.max(peak ?? 0, memoryOfTree(processes, child.pid));
  };
  const timer = setInterval(sample, SAMPLE_EVERY);
  try {
    const { code, output } = await finished(child);
    if (code !== 0) throw new Error(`${command} ended with ${code} in ${cwd}:\n${output.slice(-TAIL)}`);
    return { wall: (performance.now() - started) / 1000, cpu: processorSeconds(output), peak, output };
  } finally {
    clearInterval(timer);
    process.off("exit", end);
    end();
  }
}

function finished(child: ChildProcess): Promise<{ code: number | string | null; output: string }> {
  return new Promise((resolve, reject) => {
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += String(chunk)));
    child.once("error", reject);
    child.once("close", (code, signal) => resolve({ code: code ?? signal, output }));
  });
}

/** Workers that outlive a failed build, too. */
function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // All of them have ended.
  }
}

/**
 * @param output what a shell has printed, the lines of its `times` at the end: itself, and the processes it has waited for
 * @returns seconds of user and system of those processes
 */
export function processorSeconds(output: string): number {
  const times = [...output.matchAll(/^(\d+)m([\d.,]+)s (\d+)m([\d.,]+)s$/gmu)].at(-1) ?? [];
  const [userMinutes = 0, user = 0, systemMinutes = 0, system = 0] = times
    .slice(1)
    .map((text) => Number(text.replace(",", ".")));
  return userMinutes * 60 + user + systemMinutes * 60 + system;
}
