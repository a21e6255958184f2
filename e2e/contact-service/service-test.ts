/** Starts the contact service's bundle as a process, with a mail server. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { test as base } from "@playwright/test";
import { requestPath } from "../../test/request-path";
import { waitUntilListening, endProcess, findFreePort } from "../processes";
import { MailServer } from "./mail-server";

const START_TIMEOUT_MS = 15_000;

/** Longer than nginx's timeout (contact/nginx-location.conf). */
const RESPONSE_TIMEOUT_MS = 25_000;

class Service {
  private child: ChildProcess | undefined;
  log = "";

  constructor(
    readonly port: number,
    private readonly settings: Record<string, string>,
  ) {}

  /** Starts the service and waits until it responds. */
  async start(settings: Record<string, string> = {}): Promise<void> {
    const env = { ...process.env, ...this.settings, ...settings };
    const child = spawn(process.execPath, [".contact/service/contact.cjs"], { env });
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (this.log += String(text)));
    this.child = child;
    const isRunning = await waitUntilListening(child, this.port, START_TIMEOUT_MS);
    if (!isRunning) throw new Error(`The service does not start:\n${this.log}`);
  }

  async end(signal: "SIGTERM" | "SIGKILL" = "SIGTERM"): Promise<void> {
    if (this.child) await endProcess(this.child, signal);
  }

  /** Sends a form as the site's script does. @returns status of the response, 0 if the connection ended without one */
  send(number: number): Promise<number> {
    const fields = {
      name: "Kim Beispiel",
      email: "kim@post.example",
      message: `Dies ist Nachricht Nummer ${number}. Worum geht es?`,
      consent: "yes",
      lang: "de",
    };
    const headers = { Accept: "application/json", "Content-Type": "application/x-www-form-urlencoded" };
    const options = { method: "POST", timeout: RESPONSE_TIMEOUT_MS, headers };
    return requestPath(
      { host: "127.0.0.1", port: this.port },
      "/api/contact",
      options,
      `${new URLSearchParams(fields)}`,
    ).then(
      ({ status = 0 }) => status,
      () => 0,
    );
  }
}

interface Fixtures {
  mailServer: MailServer;
  /** The service before its start. */
  service: Service;
  settings: Record<string, string>;
}

export const test = base.extend<Fixtures, { bundle: void }>({
  settings: [{}, { option: true }],
  bundle: [
    async ({}, provide) => {
      execFileSync(process.execPath, ["--import", "tsx", "contact/build.ts"]);
      await provide();
    },
    { scope: "worker", auto: true },
  ],
  mailServer: async ({}, provide) => {
    const server = new MailServer();
    await server.start();
    await provide(server);
    await server.stop();
  },
  service: async ({ settings, mailServer }, provide) => {
    const port = await findFreePort();
    const service = new Service(port, {
      CONTACT_TO: "office@fernwerk.example",
      CONTACT_FROM: "website@fernwerk.example",
      CONTACT_SITE: "https://www.fernwerk.example",
      CONTACT_SMTP: `smtp://website:secret@127.0.0.1:${mailServer.port}`,
      CONTACT_PORT: String(port),
      ...settings,
    });
    await provide(service);
    await service.end("SIGKILL");
  },
});
