/**
 * What the service says of its work: a line of JSON per event, on its standard output. No line holds a word of a visitor's
 * or an address: an event has names, numbers and ids only, and an error its codes (delivery/verdict.ts).
 */
import { explain } from "./explain";

export type Level = "info" | "warn" | "error";

/** What an event may tell beside its name. */
export type Details = Readonly<Record<string, string | number | boolean | undefined>>;

export type Log = (level: Level, event: string, details?: Details) => void;

/** @param write takes a line, with its end */
export function createLog(write: (line: string) => void, now: () => number = Date.now): Log {
  return (level, event, details = {}) =>
    write(`${JSON.stringify({ time: new Date(now()).toISOString(), level, event, ...details })}\n`);
}

/** @returns an error's code, such as ENOSPC, or its kind: its text may name anything. */
export function codeOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return typeof code === "string" ? code : typeof name === "string" ? name : "unknown";
}

/** @returns an error's code for a line of the log, and what to do about it where that is known */
export function faultOf(error: unknown): { reason: string; todo?: string | undefined } {
  const reason = codeOf(error);
  return { reason, todo: explain(reason) };
}
