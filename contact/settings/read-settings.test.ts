import { readFileSync } from "node:fs";
import { readSettings, WrongSettings } from "./read-settings";
import { DECLARED, SCHEMA, type SettingName, variableOf } from "./settings";

const GOOD = {
  CONTACT_TO: "office@fernwerk.example",
  CONTACT_FROM: "website@fernwerk.example",
  CONTACT_SITE: "https://www.fernwerk.example",
  CONTACT_SPOOL: "/var/lib/fernwerk-contact",
  CONTACT_SMTP_HOST: "mail.fernwerk.example",
};

function mistakes(environment: Record<string, string | undefined>): readonly string[] {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    if (error instanceof WrongSettings) return error.sentences;
    throw error;
  }
}

describe("the settings", () => {
  it("need five, and have a good value for every other", () => {
    expect(readSettings({ ...GOOD, CONTACT_TRUSTED_PROXIES: "none" }).trustedProxies).toEqual([]);
    // In clear to this machine only.
    expect(mistakes({ ...GOOD, CONTACT_SMTP_TLS: "none", CONTACT_SMTP_HOST: "localhost" })).toEqual([]);
    expect(readSettings({ ...GOOD, HOME: "/", CONTACT_PORT: "" })).toMatchObject({
      smtpPort: 587,
      smtpTls: "starttls",
      path: "/api/contact",
      host: "127.0.0.1",
      port: 8460,
      trustedProxies: ["loopback"],
      retryDays: 5,
    });
  });

  it("are all complained of at once, a sentence each, without the values", () => {
    const found = mistakes({
      CONTACT_FROM: "website",
      CONTACT_SITE: "https://www.fernwerk.example/",
      CONTACT_SMTP_PASSWORD: "secret",
      CONTACT_PORT: "80 80",
      CONTACT_SMTP_HSOT: "mail.fernwerk.example",
    });
    expect(found).toEqual([
      "CONTACT_TO is missing - write the address that messages go to, such as office@fernwerk.example",
      "CONTACT_FROM can't be used - write the address that mails come from, one of your own domain, such as office@fernwerk.example",
      "CONTACT_SITE can't be used - write the site's origin, such as https://www.fernwerk.example, without a slash at its end",
      "CONTACT_SPOOL is missing - write the folder that keeps messages until they are delivered, as a whole path of 102 bytes at most",
      "CONTACT_PORT can't be used - write a whole number from 1 to 65535",
      "CONTACT_SMTP_HOST is missing - write the mail server's name, such as mail.fernwerk.example",
      "CONTACT_SMTP_USER and CONTACT_SMTP_PASSWORD belong together - write both or none",
      "CONTACT_SMTP_HSOT is no setting - take it out, or write it as docs/operating.md has it",
    ]);
    expect(found.join()).not.toContain("secret");
  });

  it.each([
    ["CONTACT_TO", "a@b.example, c@d.example"],
    ["CONTACT_TO", "office@fernwerk.example\r\nBcc: a@b.example"],
    ["CONTACT_SITE", "http://www.fernwerk.example"],
    ["CONTACT_SITE", "*"],
    ["CONTACT_SPOOL", "spool"],
    // Its lock would have a name that the system cuts off.
    ["CONTACT_SPOOL", `/${"a".repeat(102)}`],
    ["CONTACT_SMTP_TLS", "maybe"],
    ["CONTACT_SMTP_TLS", "none"],
    ["CONTACT_SMTP_HOST", "smtp://mail"],
    ["CONTACT_MAIL_FOLDER", "/tmp/mails"],
    ["CONTACT_PORT", "0"],
    ["CONTACT_PORT", "8461"],
    ["CONTACT_TRUSTED_PROXIES", "loopback, anybody"],
    ["CONTACT_TRUSTED_PROXIES", "10.0.0.0/33"],
    ["CONTACT_RATE_MINUTES", "-1"],
    ["CONTACT_PATH", "api/contact"],
  ])("refuse %s=%s", (variable, value) => {
    const environment = { ...GOOD, CONTACT_WATCH_PORT: "8461", [variable]: value };
    expect(mistakes(environment)).toEqual([expect.stringContaining(variable)]);
  });

  it.each([
    ["CONTACT_SITE", "http://localhost:8000"],
    ["CONTACT_TRUSTED_PROXIES", "10.0.0.0/8, ::1, loopback"],
    ["CONTACT_PATH", "/"],
    ["CONTACT_SPOOL", `/${"a".repeat(101)}`],
    ["CONTACT_RATE_IN_ALL", "1000"],
  ])("take %s=%s", (variable, value) => expect(mistakes({ ...GOOD, [variable]: value })).toEqual([]));
});

/** Rows of tables of the operators' guide whose first cell is a variable. */
const rows = new Map(
  readFileSync("docs/operating.md", "utf8")
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .filter(([, name = ""]) => /^`CONTACT_\w+`$/u.test(name))
    .map(([, name = "", byDefault = "", what = ""]) => [name.slice(1, -1), { byDefault, what }]),
);

describe("the operators' guide", () => {
  const names = Object.keys(DECLARED) as SettingName[];

  it("lists every setting, and none that is gone", () => {
    expect([...rows.keys()].sort()).toEqual(names.map(variableOf).sort());
  });

  it("tells its default, as it is declared", () => {
    for (const name of names) {
      const read = SCHEMA.shape[name].safeParse(undefined);
      const value = Array.isArray(read.data) ? read.data.join(", ") : read.data;
      const told = read.success && value !== undefined ? `\`${value}\`` : expect.stringMatching(/^(?:required|-)$/u);
      expect([name, rows.get(variableOf(name))?.byDefault]).toEqual([name, told]);
    }
  });
});
