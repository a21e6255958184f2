import { judge } from "./verdict";

const failed = (code: string, responseCode?: number, response = "", command = "DATA") => ({
  code,
  responseCode,
  response,
  command,
});

describe("a refusal for good", () => {
  it.each([
    [failed("EMESSAGE", 554, "554 5.7.1 no"), "EMESSAGE 554 5.7.1 DATA"],
    [failed("EENVELOPE", 550, "550 no such user <office@fernwerk.example>", "RCPT TO"), "EENVELOPE 550 RCPT TO"],
  ])("is one of the message: %j", (error, reason) => expect(judge(error)).toEqual({ isFinal: true, reason }));

  it.each([
    failed("EMESSAGE", 451),
    failed("EENVELOPE", 452),
    failed("EMESSAGE", 552, "552 5.2.2 mailbox full"),
    failed("EENVELOPE", 503),
    failed("EENVELOPE", 530),
    failed("EAUTH", 535),
    failed("EPROTOCOL", 554, "554 no service here", "CONN"),
    failed("ETIMEDOUT"),
    failed("ECONNECTION"),
    new Error("anything"),
    undefined,
  ])("is none of the moment, the mailbox, the login or the connection: %j", (error) =>
    expect(judge(error).isFinal).toBe(false),
  );

  it.each([
    ["ERR_TLS_CERT_ALTNAME_INVALID", "for another name"],
    ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "nobody known has signed"],
    ["CERT_HAS_EXPIRED", "has expired"],
    ["ENOTFOUND", "no such name"],
  ])("is told apart from others by the code below, and with what to do: %s", (originalCode, what) => {
    const { reason, todo } = judge({ code: "ESOCKET", originalCode, command: "CONN" });
    expect([reason, todo]).toEqual([`ESOCKET ${originalCode} CONN`, expect.stringContaining(what)]);
  });

  it("is told without a word of the server's", () => {
    const said = failed("EMESSAGE", 554, "554 5.7.1 kim@post.example wrote spam", "kim@post.example");
    expect(judge(said).reason).toBe("EMESSAGE 554 5.7.1");
    expect(judge({ response: "x".repeat(9) }).reason).toBe("unknown");
  });
});
