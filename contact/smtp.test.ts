import { SMTPServer } from "smtp-server";
import { listen } from "../e2e/processes";
import { formatErrorCodes, findHint } from "./errors";
import { composeMail } from "./mail";
import { createSmtpSender } from "./smtp";
import { sampleMessage, sampleSettings } from "./testing";

/** An address of this machine that counts as a remote host, for which TLS is required. */
const REMOTE_HOST = "127.0.0.2";

/** Sends a mail to a server that refuses it. @returns codes and hint of the log */
async function failureAt(url: string): Promise<[codes: string, hint: string | undefined]> {
  const settings = sampleSettings({ CONTACT_SMTP: url });
  const error: unknown = await createSmtpSender(settings)(composeMail(sampleMessage(), settings)).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return [formatErrorCodes(error), findHint(error)];
}

let server: SMTPServer | undefined;
afterEach(() => new Promise<void>((resolve) => (server ? server.close(resolve) : resolve())));

const WITHOUT_TLS = { hideSTARTTLS: true, disabledCommands: ["STARTTLS"] };

// The test server's certificate is self-signed.
it.each([
  [`smtp://${REMOTE_HOST}`, {}, /^ESOCKET (?:DEPTH_ZERO_SELF_SIGNED_CERT|CERT_HAS_EXPIRED)/u, "certificate"],
  [`smtps://${REMOTE_HOST}`, {}, /^ESOCKET (?:EPROTO|ERR_SSL_\w+)/u, "has no TLS on this port"],
  [`smtp://${REMOTE_HOST}`, WITHOUT_TLS, /^ETLS/u, "has no TLS on this port"],
  ["smtp://localhost", WITHOUT_TLS, /^EENVELOPE 530/u, "refuses the login"],
])("createSmtpSender rejects, with codes and a hint, for %s with %j", async (address, options, codes, hint) => {
  server = new SMTPServer({ ...options, closeTimeout: 100, logger: false });
  server.on("error", () => undefined);
  const port = await listen(server.server, 0, "0.0.0.0");
  expect(await failureAt(`${address}:${port}`)).toEqual([expect.stringMatching(codes), expect.stringContaining(hint)]);
});

it.each([
  ["CERT_HAS_EXPIRED", "has expired"],
  ["DEPTH_ZERO_SELF_SIGNED_CERT", "is not signed"],
  ["ERR_TLS_CERT_ALTNAME_INVALID", "is for a different name"],
])("findHint explains the certificate's error %s", (originalCode, hint) => {
  expect(findHint({ code: "ESOCKET", originalCode })).toContain(hint);
});

it("createSmtpSender decodes name and password of CONTACT_SMTP, and ignores the certificate of this machine", async () => {
  const logins: string[] = [];
  server = new SMTPServer({
    allowInsecureAuth: true,
    closeTimeout: 100,
    onAuth: ({ username, password }, _session, done) => {
      logins.push(`${username} ${password}`);
      done(null, { user: username });
    },
  });
  const port = await listen(server.server, 0, "0.0.0.0");
  await failureAt(`smtp://website%40fernwerk.example:a%2Fb@localhost:${port}`);
  expect(logins).toEqual(["website@fernwerk.example a/b"]);
});

it.each([
  [
    { code: "EMESSAGE", responseCode: 554, response: "554 5.7.1 kim@post.example wrote", command: "DATA" },
    "EMESSAGE 554 5.7.1 DATA",
  ],
  [
    { code: "EENVELOPE", responseCode: 550, response: "550 no kim@post.example", command: "kim@post.example" },
    "EENVELOPE 550",
  ],
  [new TypeError("kim@post.example"), "TypeError"],
  [undefined, "unknown"],
])("formatErrorCodes returns codes without the text of %j", (error, codes) =>
  expect(formatErrorCodes(error)).toBe(codes),
);
