/**
 * The service, with a fault at the step FAULT_AT: FAULT_DO is `kill`, as by a power cut, or the code of an error, such as
 * ENOSPC. FAULT_CLOCK names a file that says by how many milliseconds the clock is wrong.
 */
import { readFileSync } from "node:fs";
import { createLog } from "../../contact/log";
import { readSettings } from "../../contact/settings/read-settings";
import { startService } from "../../contact/start-service";
import type { Step } from "../../contact/steps";

const { FAULT_AT, FAULT_DO, FAULT_CLOCK } = process.env;

if (FAULT_CLOCK) {
  const right = Date.now;
  Date.now = () => right() + Number(readFileSync(FAULT_CLOCK, "utf8"));
}

function onStep(step: Step): void {
  if (step !== FAULT_AT) return;
  if (FAULT_DO === "kill") process.kill(process.pid, "SIGKILL");
  else throw Object.assign(new Error(`a fault at ${step}`), { code: FAULT_DO });
}

async function run(): Promise<void> {
  const log = createLog((line) => process.stdout.write(line));
  const service = await startService(readSettings(process.env), { log, onStep });
  process.once("SIGTERM", () => void service.stop());
  process.on("SIGHUP", () => void service.revive());
}

void run();
