import { readdirSync } from "node:fs";
import path from "node:path";
import { type TemporaryFolder, temporaryFolder } from "../../test/temporary-folder";
import { Mailbox } from "./mailbox";
import { ServiceProcess, settingsFor } from "./service-process";

export interface Tried {
  /** The spool. */
  folder: TemporaryFolder;
  mailbox: Mailbox;
  /** It has not started yet. */
  service: ServiceProcess;
  /** How many files are in a folder of the spool. */
  filesIn(state: "tmp" | "new" | "dead"): number;
}

/** @param more settings, as variables. @returns what `run` does, which has a mail server, a spool and a service of its own */
export async function withService<Result>(
  program: string,
  more: Record<string, string>,
  run: (tried: Tried) => Promise<Result>,
): Promise<Result> {
  const folder = temporaryFolder();
  const mailbox = new Mailbox();
  const service = await ServiceProcess.create(program, {
    ...settingsFor(folder.path, await mailbox.start()),
    ...more,
  });
  try {
    return await run({
      folder,
      mailbox,
      service,
      filesIn: (state) => readdirSync(path.join(folder.path, state)).length,
    });
  } finally {
    await service.end("SIGKILL");
    await mailbox.stop();
    folder.remove();
  }
}

/** Runs the rows of a table, so many at once. @returns whether each became as it has to be; prints the table */
export async function tryTable(
  program: string,
  heads: string,
  rows: readonly (readonly [what: string, wanted: string, run: (tried: Tried) => Promise<string>])[],
  settings: Record<string, string>,
  atOnce: number,
): Promise<boolean> {
  const left = [...rows];
  let isRight = true;
  console.log(`| ${heads} | as it has to be |\n| --- | --- | --- |`);
  const inTurn = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [what, wanted, run] = next;
      const found = await withService(program, settings, run);
      if (found !== wanted) isRight = false;
      console.log(`| ${what} | ${found} | ${found === wanted ? "yes" : `NO: ${wanted}`} |`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, inTurn));
  return isRight;
}
