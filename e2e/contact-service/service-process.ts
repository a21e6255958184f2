/** The service as a process of its own, which tests start, kill and start again. */
import { type ChildProcess, spawn } from "node:child_process";
import { answers, end, freePort, isRunning } from "../servers";

/** From its start to its first answer, in milliseconds. */
const PATIENCE = 15_000;

export function settingsFor(spool: string, smtpPort: number): Record<string, string> {
  return {
    CONTACT_TO: "office@fernwerk.example",
    CONTACT_FROM: "website@fernwerk.example",
    CONTACT_SITE: "https://www.fernwerk.example",
    CONTACT_SPOOL: spool,
    CONTACT_SMTP_HOST: "127.0.0.1",
    CONTACT_SMTP_PORT: String(smtpPort),
    CONTACT_SMTP_TLS: "none",
  };
}

export class ServiceProcess {
  private child: ChildProcess | undefined;
  /** All lines of all its lives. */
  log = "";

  private constructor(
    readonly program: string,
    private readonly settings: Readonly<Record<string, string>>,
    readonly port: number,
    readonly watchPort: number,
  ) {}

  /**
   * @param program a bundle (contact/bundle.ts)
   * @param settings as variables; ports are free ones where they are not named
   */
  static async create(program: string, settings: Record<string, string>): Promise<ServiceProcess> {
    const [port, watchPort] = [await freePort(), await freePort()];
    const ports = { CONTACT_PORT: String(port), CONTACT_WATCH_PORT: String(watchPort) };
    return new ServiceProcess(program, { ...ports, ...settings }, port, watchPort);
  }

  /** Ends once it answers. @param more variables of this life only */
  async start(more: Record<string, string> = {}, limits = ""): Promise<void> {
    const env = { ...process.env, ...this.settings, ...more };
    const node = [process.execPath, this.program];
    const command = limits ? ["sh", "-c", `${limits}; exec "$@"`, "sh", ...node] : node;
    const child = spawn(command[0] ?? "", command.slice(1), { env, stdio: ["ignore", "pipe", "pipe"] });
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (this.log += String(text)));
    this.child = child;
    if (!(await answers(child, this.port, PATIENCE))) throw new Error(`The service does not start:\n${this.log}`);
  }

  isRunning(): boolean {
    return this.child !== undefined && isRunning(this.child);
  }

  /** Gives dead letters another chance. */
  revive(): void {
    this.child?.kill("SIGHUP");
  }

  async end(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    if (this.child) await end(this.child, signal);
  }
}
