import { createServer, type Server } from "node:net";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { sampleMessage, sampleSettings } from "../testing/sample";
import { createSmtpSender } from "./smtp-sender";
import { judge } from "./verdict";

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return String((server.address() as AddressInfo).port);
}

const closed = (server: { close(done: () => void): unknown }) =>
  new Promise<void>((resolve) => void server.close(resolve));

const senderTo = (port: string, tls: string) => {
  const CONTACT_SMTP_HOST = tls === "none" ? "127.0.0.1" : "localhost";
  return createSmtpSender(sampleSettings({ CONTACT_SMTP_HOST, CONTACT_SMTP_PORT: port, CONTACT_SMTP_TLS: tls }));
};

const send = (port: string, tls: string) =>
  senderTo(port, tls)
    .send(sampleMessage())
    .then(() => undefined, judge);

describe("the operator is told what to do about a mail server", () => {
  it("that does not run", async () => {
    const server = createServer();
    const port = await listening(server);
    await closed(server);
    const { reason, todo } = (await send(port, "none")) ?? {};
    expect([reason, todo]).toEqual(["ESOCKET ECONNREFUSED CONN", expect.stringContaining("no program listens there")]);
  });

  // Its certificate is the package's own, which nobody has signed.
  it.each([
    [
      "whose certificate is its own",
      "starttls",
      {},
      /^ESOCKET (?:DEPTH_ZERO_SELF_SIGNED_CERT|CERT_HAS_EXPIRED)/u,
      "certificate",
    ],
    [
      "that speaks TLS only after a greeting",
      "implicit",
      {},
      /^ESOCKET (?:EPROTO|ERR_SSL_\w+)/u,
      "speaks no TLS there",
    ],
    ["that has no TLS", "starttls", { hideSTARTTLS: true, disabledCommands: ["STARTTLS"] }, /^ETLS/u, "speaks no TLS"],
    [
      "that wants a login",
      "none",
      { hideSTARTTLS: true, disabledCommands: ["STARTTLS"] },
      /^EENVELOPE 530/u,
      "refuses the login",
    ],
  ])("%s", async (_which, tls, options, why, what) => {
    const server = new SMTPServer({ ...options, closeTimeout: 100, logger: false });
    server.on("error", () => undefined);
    const { isFinal, reason, todo } = (await send(await listening(server.server as Server), tls)) ?? {};
    await closed(server);
    expect([isFinal, reason, todo]).toEqual([false, expect.stringMatching(why), expect.stringContaining(what)]);
  });
});

it.each(["", "220 hello\r\n"])(
  "what a mail server hangs over is given up when the service ends: after %j",
  async (greeting) => {
    const server = createServer(
      (socket) =>
        void socket
          .on("error", () => undefined)
          .resume()
          .write(greeting),
    );
    const sender = senderTo(await listening(server), "none");
    const sent = sender.send(sampleMessage()).then(() => undefined, judge);
    await new Promise((resolve) => setTimeout(resolve, 200));
    sender.close();
    expect(await sent).toMatchObject({ isFinal: false });
    await closed(server);
  },
);
