/** The service's settings, declared once: names, rules and defaults. A test holds the table in docs/operating.md to them. */
import { z } from "zod";
import { EMAIL } from "../src/contact/form-fields";

/** @param rule the end of the sentence "... - write" */
const text = (rule: string, isValid: (value: string) => boolean) => z.string(rule).refine(isValid, rule);

const address = (what: string) => text(`${what}, such as office@fernwerk.example`, (value) => EMAIL.test(value));

function wholeNumber(min: number, max: number, byDefault: number) {
  const isValid = (value: string) => /^\d{1,9}$/u.test(value) && Number(value) >= min && Number(value) <= max;
  return text(`a whole number from ${min} to ${max}`, isValid).transform(Number).prefault(String(byDefault));
}

/** @param hostname as `URL` has it: an IPv6 address in brackets */
export const isThisMachine = (hostname: string) => ["localhost", "127.0.0.1", "[::1]"].includes(hostname);

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { origin, protocol, hostname } = new URL(value);
  return value === origin && (protocol === "https:" || (protocol === "http:" && isThisMachine(hostname)));
}

function isMailServer(value: string): boolean {
  if (!/^smtps?:\/\/(?:[^/?#%]|%[\da-f]{2})+$/iu.test(value) || !URL.canParse(value)) return false;
  const { hostname, username, password } = new URL(value);
  return hostname !== "" && Boolean(username) === Boolean(password);
}

const PROXY = z.union([z.literal(["loopback", "none"]), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

const listOf = (value: string) => value.split(",").map((part) => part.trim());

/** By name of the setting in code; in the environment it is CONTACT_ and the same in capitals (`variableOf`). */
export const SCHEMA = z.object({
  to: address("the address that messages go to"),
  from: address("the address that mails come from, one of your own domain"),
  site: text("the site's origin, such as https://www.fernwerk.example, without a slash at its end", isOrigin),
  smtp: text(
    "the mail server, such as smtp://localhost:25 or smtps://user:password@mail.fernwerk.example, with @ : / % in a password as %40 %3A %2F %25",
    isMailServer,
  ).prefault("smtp://localhost:25"),
  path: text("a path, such as /api/contact", (value) => /^\/[\w./-]*$/u.test(value)).prefault("/api/contact"),
  host: text("an address of this machine", (value) => value !== "").prefault("127.0.0.1"),
  port: wholeNumber(1, 65_535, 8460),
  trustedProxies: text("addresses or ranges with commas between, loopback, or none", (value) =>
    listOf(value).every((part) => PROXY.safeParse(part).success),
  )
    .transform((value) => listOf(value).filter((part) => part !== "none"))
    .prefault("loopback"),
  ratePerAddress: wholeNumber(1, 1_000_000, 10),
  rateInAll: wholeNumber(1, 1_000_000, 100),
  rateMinutes: wholeNumber(1, 1440, 10),
});

export type Settings = z.infer<typeof SCHEMA>;

/** @returns the variable's name, such as CONTACT_RATE_IN_ALL of `rateInAll` */
function variableOf(setting: string): string {
  return `CONTACT_${setting.replace(/[A-Z]/gu, (letter) => `_${letter}`).toUpperCase()}`;
}

/** Mistakes in the settings, a sentence each. No value is repeated: it may hold a password. */
export class SettingsError extends Error {
  constructor(readonly sentences: readonly string[]) {
    super(sentences.join("\n"));
  }
}

/**
 * @param environment the process's; an empty variable counts as none
 * @throws SettingsError with every mistake at once; a variable CONTACT_... that is no setting is one
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const names = Object.keys(SCHEMA.shape);
  const valueOf = (name: string) => environment[variableOf(name)]?.trim() || undefined;
  const read = SCHEMA.safeParse(Object.fromEntries(names.map((name) => [name, valueOf(name)])));
  const known = names.map(variableOf);
  const sentences = [
    ...(read.error?.issues ?? []).map(({ path, message }) => {
      const name = String(path[0]);
      return `${variableOf(name)} ${valueOf(name) === undefined ? "is missing" : "is not valid"} - write ${message}`;
    }),
    ...Object.keys(environment)
      .filter((variable) => variable.startsWith("CONTACT_") && !known.includes(variable))
      .map((variable) => `${variable} is no setting - remove it, or spell it as docs/operating.md does`),
  ];
  if (!read.success || sentences.length > 0) throw new SettingsError(sentences);
  return read.data;
}
