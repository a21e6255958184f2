/** When the text of each file was changed last, as Git tells it. */

/** A file's last change, in seconds since 1970. */
interface Change {
  at: number;
  /** Whether the history that is here ends with it: the change may be older. */
  isEdge: boolean;
}

export type Changes = ReadonlyMap<string, Change>;

/** What `git log` has to be asked, so that `lastChanges` understands it; names are shown as they are, without quotes. */
export const LOG = ["-c", "core.quotePath=off", "log", "--format=commit %H %ct", "--name-status", "-M", "--no-merges"];

/**
 * @param log newest first, of `LOG`
 * @param edges the commits at which a shallow clone ends
 * @returns the last change of each file by its name of today. Who moves a file, and changes nothing in it, has not changed its text.
 */
export function lastChanges(log: string, edges: ReadonlySet<string> = new Set()): Changes {
  const changes = new Map<string, Change>();
  /** The names of today, by earlier ones. */
  const today = new Map<string, string>();
  let commit: Change = { at: 0, isEdge: false };
  for (const line of log.split("\n")) {
    const [, hash, time] = /^commit (\w+) (\d+)$/u.exec(line) ?? [];
    if (hash) commit = { at: Number(time), isEdge: edges.has(hash) };
    const [status = "", file = "", moved] = line.split("\t");
    if (file === "" || status.startsWith("D")) continue;
    const name = today.get(moved ?? file) ?? moved ?? file;
    if (moved !== undefined) today.set(file, name);
    if (status !== "R100" && !changes.has(name)) changes.set(name, commit);
  }
  return changes;
}
