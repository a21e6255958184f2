/** The contact service as a process of its own, between a mail server and a spool of this test's own. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { test as base } from "@playwright/test";
import { bundleProgram } from "../../contact/bundle";
import { type TemporaryFolder, temporaryFolder } from "../../test/temporary-folder";
import { Mailbox } from "./mailbox";
import { ServiceProcess, settingsFor } from "./service-process";

export interface Tried {
  spool: TemporaryFolder;
  mailbox: Mailbox;
  /** It has not started yet. */
  service: ServiceProcess;
  /** How many files are in a folder of the spool. */
  filesIn(state: "tmp" | "new" | "dead"): number;
}

/** `settings` are variables of the service, `program` is the bundle of `entry`. */
export const test = base.extend<{ tried: Tried; settings: Record<string, string> }, { entry: string; program: string }>(
  {
    settings: [{}, { option: true }],
    entry: ["e2e/contact-service/faulty-service.ts", { option: true, scope: "worker" }],
    program: [
      async ({ entry }, provide) => {
        const program = `.contact/tried/${path.basename(entry, ".ts")}.cjs`;
        await bundleProgram(entry, program);
        await provide(program);
      },
      { scope: "worker" },
    ],
    tried: async ({ program, settings }, provide) => {
      const spool = temporaryFolder();
      const mailbox = new Mailbox();
      const all = { ...settingsFor(spool.path, await mailbox.start()), ...settings };
      const service = await ServiceProcess.create(program, all);
      const filesIn: Tried["filesIn"] = (state) => readdirSync(path.join(spool.path, state)).length;
      await provide({ spool, mailbox, service, filesIn });
      await service.end("SIGKILL");
      await mailbox.stop();
      spool.remove();
    },
  },
);
