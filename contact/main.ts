/** The service as a program: settings from the environment, a line of JSON per event, an end when it is asked to; SIGHUP tries dead letters again. */
import { createLog, faultOf } from "./log";
import { readSettings, WrongSettings } from "./settings/read-settings";
import { startService } from "./start-service";

const log = createLog((line) => process.stdout.write(line));

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const service = await startService(settings, { log });
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void service.stop());
  process.on("SIGHUP", () => {
    service.revive().catch((error: unknown) => log("error", "spool-fault", faultOf(error)));
  });
}

main().catch((error: NodeJS.ErrnoException) => {
  const { reason, todo } = faultOf(error);
  // What the system says names the file. Only a mistake of the program's own needs a stack.
  const isTold = error instanceof WrongSettings || error.syscall;
  const why = todo ? `${reason} - ${todo}` : isTold && error.message;
  console.error(why ? `The contact service does not start:\n${why}` : error);
  process.exit(1);
});
