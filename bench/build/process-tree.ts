import { existsSync, readdirSync, readFileSync } from "node:fs";

const PROC = "/proc";
const KIBIBYTE = 1024;

export interface RunningProcess {
  id: number;
  parent: number;
  /** Resident memory in bytes. */
  memory: number;
}

/** @param status the text of `/proc/<id>/status` (proc_pid_status(5)). @returns undefined where it is none */
export function parseStatus(status: string): RunningProcess | undefined {
  const numberOf = (name: string) => {
    const found = new RegExp(`^${name}:\\s+(\\d+)`, "mu").exec(status);
    return found ? Number(found[1]) : undefined;
  };
  const [id, parent] = [numberOf("Pid"), numberOf("PPid")];
  if (id === undefined || parent === undefined) return undefined;
  // A process that has ended and was not yet waited for has none.
  return { id, parent, memory: (numberOf("VmRSS") ?? 0) * KIBIBYTE };
}

/** @returns the resident memory of a process and of all below it, in bytes: pages that they share count for each of them. */
export function memoryOfTree(processes: readonly RunningProcess[], root: number): number {
  const sumBelow = (id: number): number =>
    processes.filter(({ parent }) => parent === id).reduce((sum, child) => sum + child.memory + sumBelow(child.id), 0);
  return (processes.find(({ id }) => id === root)?.memory ?? 0) + sumBelow(root);
}

/** @returns all processes of this machine, or undefined where it does not tell (outside Linux). */
export function runningProcesses(): RunningProcess[] | undefined {
  if (!existsSync(`${PROC}/self/status`)) return undefined;
  return readdirSync(PROC)
    .filter((name) => /^\d+$/u.test(name))
    .flatMap((name) => {
      try {
        return parseStatus(readFileSync(`${PROC}/${name}/status`, "utf8")) ?? [];
      } catch {
        // It has ended since.
        return [];
      }
    });
}
