import { readSettings, SettingsError } from "./settings";

const GOOD = {
  CONTACT_TO: "office@fernwerk.example",
  CONTACT_FROM: "website@fernwerk.example",
  CONTACT_SITE: "https://www.fernwerk.example",
};

function mistakes(environment: Record<string, string | undefined>): readonly string[] {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.sentences;
    throw error;
  }
}

describe("readSettings", () => {
  it("returns defaults of optional settings, also for an empty variable", () => {
    expect(readSettings({ ...GOOD, HOME: "/", CONTACT_PORT: "" })).toMatchObject({
      smtp: "smtp://localhost:25",
      port: 8460,
      trustedProxies: ["loopback"],
    });
    expect(readSettings({ ...GOOD, CONTACT_TRUSTED_PROXIES: "none" }).trustedProxies).toEqual([]);
  });

  it("throws one error with a sentence per mistake, without values", () => {
    const found = mistakes({
      CONTACT_FROM: "website",
      CONTACT_SITE: "https://www.fernwerk.example/",
      CONTACT_SMTP: "mail.fernwerk.example:secret",
      CONTACT_PORT: "80 80",
      CONTACT_SMPT: "smtp://localhost:25",
    });
    expect(found).toEqual([
      "CONTACT_TO is missing - write the address that messages go to, such as office@fernwerk.example",
      "CONTACT_FROM is not valid - write the address that mails come from, one of your own domain, such as office@fernwerk.example",
      "CONTACT_SITE is not valid - write the site's origin, such as https://www.fernwerk.example, without a slash at its end",
      expect.stringMatching(/^CONTACT_SMTP is not valid - write the mail server, such as smtp:/u),
      "CONTACT_PORT is not valid - write a whole number from 1 to 65535",
      "CONTACT_SMPT is unknown - remove it, or spell it as docs/operating.md does",
    ]);
    expect(found.join()).not.toContain("secret");
  });

  it.each([
    ["CONTACT_TO", "a@b.example, c@d.example"],
    ["CONTACT_TO", "office@fernwerk.example\r\nBcc: a@b.example"],
    ["CONTACT_SITE", "http://www.fernwerk.example"],
    ["CONTACT_SMTP", "http://mail.fernwerk.example"],
    ["CONTACT_SMTP", "smtps://website@mail.fernwerk.example"],
    ["CONTACT_SMTP", "smtps://website:a/b@mail.fernwerk.example"],
    ["CONTACT_SMTP", "smtp://mail.fernwerk.example?ignoreTLS=true"],
    ["CONTACT_PORT", "0"],
    ["CONTACT_TRUSTED_PROXIES", "loopback, anybody"],
    ["CONTACT_RATE_MINUTES", "-1"],
    ["CONTACT_PATH", "api/contact"],
  ])("rejects %s=%s", (variable, value) =>
    expect(mistakes({ ...GOOD, [variable]: value })).toEqual([expect.stringContaining(variable)]),
  );

  it.each([
    ["CONTACT_SITE", "http://localhost:8000"],
    ["CONTACT_SMTP", "smtps://website%40fernwerk.example:a%2Fb@mail.fernwerk.example"],
    ["CONTACT_SMTP", "smtp://[::1]:25"],
    ["CONTACT_TRUSTED_PROXIES", "10.0.0.0/8, ::1, loopback"],
    ["CONTACT_PATH", "/"],
    ["CONTACT_RATE_IN_ALL", "1000"],
  ])("accepts %s=%s", (variable, value) => expect(mistakes({ ...GOOD, [variable]: value })).toEqual([]));
});
