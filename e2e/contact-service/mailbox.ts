/** A real SMTP server with a mailbox, and the faults that mail servers have. */
import type { AddressInfo } from "node:net";
import { text as textOf } from "node:stream/consumers";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";

/** At which step it refuses a message, and with which words; by what it does to every message until it is told otherwise. */
const REFUSALS = {
  busy: ["greeting", 421, "4.3.2 Come back later"],
  login: ["login", 535, "5.7.8 Who are you"],
  full: ["recipient", 452, "4.2.2 Mailbox full"],
  nobody: ["recipient", 550, "5.1.1 No such user"],
  later: ["message", 451, "4.3.0 Not now"],
  // What some say of a full mailbox.
  "full-552": ["message", 552, "5.2.2 Mailbox full"],
  spam: ["message", 554, "5.7.1 We do not want this"],
} as const;

/**
 * `silent`: says nothing to RCPT TO. `cut`: the connection ends after the message, which is thrown away; `cut-kept`: which is
 * kept all the same. `late-kept`: the message is kept, and nothing said.
 */
export type Fault = "none" | keyof typeof REFUSALS | "silent" | "cut" | "cut-kept" | "late-kept";

export class Mailbox {
  fault: Fault = "none";
  /** Every copy, in order. */
  readonly received: { messageId: string; to: string[]; raw: string }[] = [];
  private server: SMTPServer | undefined;
  private port = 0;

  /** On the same port as before, where it was stopped. */
  async start(): Promise<number> {
    const server = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      disabledCommands: ["STARTTLS"],
      disableReverseLookup: true,
      closeTimeout: 100,
      onConnect: (_session, done) => done(this.refusalAt("greeting")),
      onAuth: (_auth, _session, done) => done(this.refusalAt("login"), { user: "website" }),
      onRcptTo: (_address, _session, done) => {
        if (this.fault !== "silent") done(this.refusalAt("recipient"));
      },
      onData: (stream, session, done) => void this.take(stream, session, done),
    });
    // A client that is killed in the middle of a message is what is tried here.
    server.on("error", () => undefined);
    await new Promise<void>((resolve) => server.listen(this.port, "127.0.0.1", resolve));
    this.server = server;
    this.port = (server.server.address() as AddressInfo).port;
    return this.port;
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => (this.server ? this.server.close(resolve) : resolve()));
    this.server = undefined;
  }

  /** What a reader finds whose mail server drops second copies by their Message-ID (Sieve's `duplicate`, RFC 7352). */
  messages() {
    return [...new Map(this.received.map((each) => [each.messageId, each])).values()];
  }

  private refusalAt(step: string): Error | null {
    if (!(this.fault in REFUSALS)) return null;
    const [at, responseCode, text] = REFUSALS[this.fault as keyof typeof REFUSALS];
    return at === step ? Object.assign(new Error(text), { responseCode }) : null;
  }

  private async take(
    stream: SMTPServerDataStream,
    { id, envelope }: SMTPServerSession,
    done: (error?: Error | null) => void,
  ): Promise<void> {
    const raw = await textOf(stream).catch(() => undefined);
    // The client was killed in the middle of it.
    if (raw === undefined) return;
    const refusal = this.refusalAt("message");
    if (refusal) return done(refusal);
    if (this.fault !== "cut") {
      const [, messageId = "none"] = /^Message-ID:\s*(\S+)/imu.exec(raw) ?? [];
      this.received.push({ messageId, to: envelope.rcptTo.map(({ address }) => address), raw });
    }
    if (this.fault.startsWith("cut")) {
      for (const connection of this.server?.connections ?? [])
        if (connection.session.id === id) connection._socket.destroy();
    } else if (this.fault !== "late-kept") done(null);
  }
}
