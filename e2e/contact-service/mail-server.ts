/** Runs a real SMTP server with a mailbox and injectable faults. */
import type { AddressInfo } from "node:net";
import { text as textOf } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";

/** Replies in place of 250, by step of the SMTP session. */
const REFUSALS = {
  busy: ["greeting", 421, "4.3.2 Come back later"],
  login: ["login", 535, "5.7.8 Wrong password"],
  full: ["recipient", 452, "4.3.1 Insufficient system storage"],
  "no such user": ["recipient", 550, "5.1.1 No such user"],
  later: ["message", 451, "4.3.0 Not now"],
  "over quota": ["message", 552, "5.2.2 Mailbox full"],
  spam: ["message", 554, "5.7.1 Refused"],
} as const;

type Step = "greeting" | "login" | "recipient" | "message";

/** `hangs` sends no reply, `drops` closes the connection. A fault that begins with `stored` keeps the mail. */
export type MailFault =
  | "none"
  | keyof typeof REFUSALS
  | "greets late"
  | `hangs at ${Exclude<Step, "login">}`
  | "drops after DATA"
  | "stored, but drops after DATA"
  | "stored, but hangs at message"
  | "drops after 250";

const LATE_MS = 3000;

type Done = (error?: Error | null) => void;

export class MailServer {
  fault: MailFault = "none";
  /** Received mails, copies included. */
  readonly mails: { messageId: string; to: string[]; raw: string }[] = [];
  private server: SMTPServer | undefined;
  port = 0;

  /** Listens on a free port, and after a stop on the same one. */
  async start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      disabledCommands: ["STARTTLS"],
      disableReverseLookup: true,
      closeTimeout: 100,
      onConnect: (_session, done) => void this.reply("greeting", done),
      onAuth: (_auth, _session, done) => done(this.refusalAt("login"), { user: "website" }),
      onRcptTo: (_address, _session, done) => void this.reply("recipient", done),
      onData: (stream, session, done) => void this.take(stream, session, done),
    });
    // Clients may disconnect during a mail.
    server.on("error", () => undefined);
    await new Promise<void>((resolve) => server.listen(this.port, "127.0.0.1", resolve));
    this.server = server;
    this.port = (server.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => (this.server ? this.server.close(resolve) : resolve()));
    this.server = undefined;
  }

  /** Returns the distinct Message-IDs, by which mail servers drop copies. */
  messageIds(): Set<string> {
    return new Set(this.mails.map(({ messageId }) => messageId));
  }

  private refusalAt(step: Step): Error | null {
    if (!(this.fault in REFUSALS)) return null;
    const [at, responseCode, text] = REFUSALS[this.fault as keyof typeof REFUSALS];
    return at === step ? Object.assign(new Error(text), { responseCode }) : null;
  }

  private async reply(step: Step, done: Done): Promise<void> {
    if (this.fault.endsWith(`hangs at ${step}`)) return;
    if (this.fault === "greets late" && step === "greeting") await pause(LATE_MS);
    done(this.refusalAt(step));
  }

  private async take(stream: SMTPServerDataStream, { id, envelope }: SMTPServerSession, done: Done): Promise<void> {
    const raw = await textOf(stream).catch(() => undefined);
    const refusal = this.refusalAt("message");
    if (raw === undefined || refusal) return done(refusal);
    const isStored = !["hangs at message", "drops after DATA"].includes(this.fault);
    const [, messageId = "none"] = /^Message-ID:\s*(\S+)/imu.exec(raw) ?? [];
    if (isStored) this.mails.push({ messageId, to: envelope.rcptTo.map(({ address }) => address), raw });
    if (!this.fault.endsWith("drops after DATA")) await this.reply("message", done);
    if (!this.fault.includes("drops after")) return;
    for (const connection of this.server?.connections ?? [])
      if (connection.session.id === id) connection._socket.destroy();
  }
}
