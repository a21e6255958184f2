/** Settings of the service: names, rules and defaults. docs/operating.md has a table of them. */
import { z } from "zod";
import { EMAIL_PATTERN } from "../src/contact/form-fields";

/** Creates the rule of a text. @param rule the end of the error message, after "write" */
const text = (rule: string, isValid: (value: string) => boolean) => z.string(rule).refine(isValid, rule);

const emailAddress = (what: string) =>
  text(`${what}, such as office@fernwerk.example`, (value) => EMAIL_PATTERN.test(value));

function wholeNumber(min: number, max: number, byDefault: number) {
  const isValid = (value: string) => /^\d{1,9}$/u.test(value) && Number(value) >= min && Number(value) <= max;
  return text(`a whole number from ${min} to ${max}`, isValid).transform(Number).prefault(String(byDefault));
}

/** Checks for the loopback host. @param hostname a hostname of `URL`, with brackets around an IPv6 address */
export const isLoopback = (hostname: string) => ["localhost", "127.0.0.1", "[::1]"].includes(hostname);

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { origin, protocol, hostname } = new URL(value);
  return value === origin && (protocol === "https:" || (protocol === "http:" && isLoopback(hostname)));
}

function isMailServer(value: string): boolean {
  if (!/^smtps?:\/\/(?:[^/?#%]|%[\da-f]{2})+$/iu.test(value) || !URL.canParse(value)) return false;
  const { hostname, username, password } = new URL(value);
  return hostname !== "" && Boolean(username) === Boolean(password);
}

const PROXY = z.union([z.literal(["loopback", "none"]), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

const splitList = (value: string) => value.split(",").map((item) => item.trim());

/** Settings by name. The variables begin with CONTACT_ (`variableName`). */
export const SETTINGS_SCHEMA = z.object({
  to: emailAddress("the address that messages go to"),
  from: emailAddress("the address that mails come from, one of your own domain"),
  site: text("the site's origin, such as https://www.fernwerk.example, without a slash at its end", isOrigin),
  smtp: text(
    "the mail server, such as smtp://localhost:25 or smtps://user:password@mail.fernwerk.example, with @ : / % in a password as %40 %3A %2F %25",
    isMailServer,
  ).prefault("smtp://localhost:25"),
  path: text("a path, such as /api/contact", (value) => /^\/[\w./-]*$/u.test(value)).prefault("/api/contact"),
  host: text("an address of this machine", (value) => value !== "").prefault("127.0.0.1"),
  port: wholeNumber(1, 65_535, 8460),
  trustedProxies: text("addresses or ranges with commas between, loopback, or none", (value) =>
    splitList(value).every((item) => PROXY.safeParse(item).success),
  )
    .transform((value) => splitList(value).filter((item) => item !== "none"))
    .prefault("loopback"),
  ratePerAddress: wholeNumber(1, 1_000_000, 10),
  rateInAll: wholeNumber(1, 1_000_000, 100),
  rateMinutes: wholeNumber(1, 1440, 10),
});

export type Settings = z.infer<typeof SETTINGS_SCHEMA>;

/** Returns the name of a variable: CONTACT_RATE_IN_ALL for `rateInAll`. */
function variableName(setting: string): string {
  return `CONTACT_${setting.replace(/[A-Z]/gu, (letter) => `_${letter}`).toUpperCase()}`;
}

/** Lists the mistakes in the settings, a sentence each, without values, which may contain a password. */
export class SettingsError extends Error {
  constructor(readonly sentences: readonly string[]) {
    super(sentences.join("\n"));
  }
}

/**
 * Reads the settings from variables. An empty variable counts as missing.
 * @throws SettingsError with all missing, invalid and unknown variables
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const names = Object.keys(SETTINGS_SCHEMA.shape);
  const valueOf = (name: string) => environment[variableName(name)]?.trim() || undefined;
  const read = SETTINGS_SCHEMA.safeParse(Object.fromEntries(names.map((name) => [name, valueOf(name)])));
  const variables = names.map(variableName);
  const sentences = [
    ...(read.error?.issues ?? []).map(({ path, message }) => {
      const name = String(path[0]);
      return `${variableName(name)} ${valueOf(name) === undefined ? "is missing" : "is not valid"} - write ${message}`;
    }),
    ...Object.keys(environment)
      .filter((variable) => variable.startsWith("CONTACT_") && !variables.includes(variable))
      .map((variable) => `${variable} is unknown - remove it, or spell it as docs/operating.md does`),
  ];
  if (!read.success || sentences.length > 0) throw new SettingsError(sentences);
  return read.data;
}
