import { formatErrorCodes, findHint } from "./errors";
import { createLog } from "./log";
import { createServer } from "./server";
import { readSettings, type Settings, SettingsError } from "./settings";
import type { SendMail } from "./smtp";

/** Runs the service until SIGTERM or SIGINT, after which it finishes its open requests. Sets the exit code on failure. */
export async function runService(
  environment: Readonly<Record<string, string | undefined>>,
  createSender: (settings: Settings) => SendMail,
): Promise<void> {
  const log = createLog((line) => process.stdout.write(line));
  try {
    const settings = readSettings(environment);
    const { host, port } = settings;
    const server = await createServer(settings, { send: createSender(settings), log });
    await server.listen({ host, port });
    log("info", "started", { port });
    const stop = () => void server.close().then(() => log("info", "stopped"));
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, stop);
  } catch (error) {
    console.error("The contact service does not start:");
    const hint = findHint(error);
    if (hint) console.error(`${formatErrorCodes(error)} - ${hint}`);
    else console.error(error instanceof SettingsError ? error.message : error);
    process.exitCode = 1;
  }
}
