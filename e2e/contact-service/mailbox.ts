/** A real SMTP server with a mailbox, and the faults that mail servers have. */
import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";

/** What it does to every message until it is told otherwise. */
export type Fault =
  | "none"
  /** 421 instead of a greeting. */
  | "busy"
  /** 535: the login is refused. */
  | "login"
  /** Says nothing to RCPT TO. */
  | "silent"
  /** 451 after the message. */
  | "later"
  /** 452 to RCPT TO. */
  | "full"
  /** 552 after the message, which is what some say of a full mailbox. */
  | "full-552"
  /** 550 to RCPT TO. */
  | "nobody"
  /** 554 after the message. */
  | "spam"
  /** The connection ends after the message, which is thrown away. */
  | "cut"
  /** The connection ends after the message, which is kept all the same. */
  | "cut-kept"
  /** The message is kept, and nothing said. */
  | "late-kept";

const REPLIES: Partial<Record<Fault, [code: number, text: string]>> = {
  busy: [421, "4.3.2 Come back later"],
  login: [535, "5.7.8 Who are you"],
  later: [451, "4.3.0 Not now"],
  full: [452, "4.2.2 Mailbox full"],
  "full-552": [552, "5.2.2 Mailbox full"],
  nobody: [550, "5.1.1 No such user"],
  spam: [554, "5.7.1 We do not want this"],
};

const refusal = (fault: Fault) => {
  const [responseCode, text] = REPLIES[fault] ?? [451, "4.0.0 No"];
  return Object.assign(new Error(text), { responseCode });
};

export interface Received {
  messageId: string;
  to: string[];
  /** Headers and body as they came. */
  raw: string;
}

export class Mailbox {
  fault: Fault = "none";
  /** Every copy, in order. */
  readonly received: Received[] = [];
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
      onConnect: (_session, done) => done(this.fault === "busy" ? refusal("busy") : null),
      onAuth: (_auth, _session, done) =>
        this.fault === "login" ? done(refusal("login")) : done(null, { user: "website" }),
      onRcptTo: (_address, _session, done) => {
        if (this.fault !== "silent") done(["full", "nobody"].includes(this.fault) ? refusal(this.fault) : null);
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
  messages(): Received[] {
    return [...new Map(this.received.map((each) => [each.messageId, each])).values()];
  }

  private async take(
    stream: SMTPServerDataStream,
    session: SMTPServerSession,
    done: (error?: Error | null) => void,
  ): Promise<void> {
    const raw = await wholeText(stream);
    // The client was killed in the middle of it.
    if (raw === undefined) return;
    if (["later", "full-552", "spam"].includes(this.fault)) return done(refusal(this.fault));
    if (this.fault !== "cut") this.keep(raw, session);
    if (this.fault.startsWith("cut")) this.hangUp(session);
    else if (this.fault !== "late-kept") done(null);
  }

  private keep(raw: string, { envelope }: SMTPServerSession): void {
    const [, messageId = "none"] = /^Message-ID:\s*(\S+)/imu.exec(raw) ?? [];
    this.received.push({ messageId, to: envelope.rcptTo.map(({ address }) => address), raw });
  }

  private hangUp({ id }: SMTPServerSession): void {
    for (const connection of this.server?.connections ?? []) {
      if (connection.session.id === id) connection._socket.destroy();
    }
  }
}

async function wholeText(stream: SMTPServerDataStream): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  } catch {
    return undefined;
  }
  return Buffer.concat(chunks).toString("utf8");
}
