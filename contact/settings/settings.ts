/** The service's settings, declared once: names, rules and defaults. The table in docs/operating.md is held to it by a test. */
import { z } from "zod";
import { EMAIL } from "../../src/contact/form-fields";

/** @param rule what to write, as it ends the sentence "... - write" */
const text = (rule: string, isRight: (value: string) => boolean = () => true) =>
  z.string(rule).refine(isRight, rule).meta({ rule });

const address = (what: string) => text(`${what}, such as office@fernwerk.example`, (value) => EMAIL.test(value));

function whole(least: number, most: number, byDefault: number) {
  const rule = `a whole number from ${least} to ${most}`;
  const isRight = (value: string) => /^\d{1,9}$/u.test(value) && Number(value) >= least && Number(value) <= most;
  return z.string().refine(isRight, rule).transform(Number).prefault(String(byDefault)).meta({ rule });
}

const port = (byDefault: number) => whole(1, 65_535, byDefault);

const isOnThisMachine = (hostname: string) => ["localhost", "127.0.0.1", "[::1]"].includes(hostname);

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { origin, protocol, hostname } = new URL(value);
  return value === origin && (protocol === "https:" || (protocol === "http:" && isOnThisMachine(hostname)));
}

/** What a proxy can be named by. */
const PROXY = z.union([z.literal(["loopback", "none"]), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

const listOf = (value: string) => value.split(",").map((part) => part.trim());

/** By name of the setting in code; in the environment it is CONTACT_ and the same in capitals (`variableOf`). */
export const DECLARED = {
  to: address("the address that messages go to"),
  from: address("the address that mails come from, one of your own domain"),
  site: text("the site's origin, such as https://www.fernwerk.example, without a slash at its end", isOrigin),
  // The lock in it is a socket: the system cuts its name off after 107 bytes, and takes it for another.
  spool: text(
    "the folder that keeps messages until they are delivered, as a whole path of 102 bytes at most",
    (value) => value.startsWith("/") && Buffer.byteLength(value) <= 102,
  ),
  spoolMost: whole(1, 100_000, 5000),
  smtpHost: text("the mail server's name, such as mail.fernwerk.example", (value) =>
    /^[\w.:-]+$/u.test(value),
  ).optional(),
  smtpPort: port(587),
  smtpTls: z
    .enum(["starttls", "implicit", "none"], "starttls, implicit or none")
    .prefault("starttls")
    .meta({ rule: "starttls, implicit or none" }),
  smtpUser: text("the name for the mail server's login").optional(),
  smtpPassword: text("the password for the mail server's login").optional(),
  // Whoever gives up sooner after the last dot sends a message twice that was taken (RFC 5321, section 4.5.3.2.6).
  smtpTimeoutSeconds: whole(1, 3600, 600),
  smtpConnections: whole(1, 20, 4),
  mailFolder: text("a folder, as a whole path", (value) => value.startsWith("/")).optional(),
  path: text("a path, such as /api/contact", (value) => /^\/[\w./-]*$/u.test(value)).prefault("/api/contact"),
  host: text("an address of this machine").prefault("127.0.0.1"),
  port: port(8460),
  watchHost: text("an address of this machine").prefault("127.0.0.1"),
  watchPort: port(8461),
  trustedProxies: text("addresses or ranges with commas between, loopback, or none", (value) =>
    listOf(value).every((part) => PROXY.safeParse(part).success),
  )
    .transform((value) => listOf(value).filter((part) => part !== "none"))
    .prefault("loopback"),
  ratePerAddress: whole(1, 1_000_000, 10),
  rateInAll: whole(1, 1_000_000, 100),
  rateMinutes: whole(1, 1440, 10),
  retryFirstSeconds: whole(1, 3600, 60),
  retryLongestMinutes: whole(1, 1440, 240),
  retryDays: whole(1, 30, 5),
};

export const SCHEMA = z.object(DECLARED);

export type Settings = z.infer<typeof SCHEMA>;

export type SettingName = keyof Settings;

/** @returns the variable's name: CONTACT_SMTP_HOST of `smtpHost` */
export function variableOf(setting: string): string {
  return `CONTACT_${setting.replace(/[A-Z]/gu, (sign) => `_${sign}`).toUpperCase()}`;
}
