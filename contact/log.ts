/** The service's log: a line of JSON per event. A line has names, numbers and codes, never a visitor's words or address. */

type Details = Readonly<Record<string, string | number | undefined>>;

export type Log = (level: "info" | "error", event: string, details?: Details) => void;

/** @param write takes a line, with its end */
export function createLog(write: (line: string) => void): Log {
  return (level, event, details = {}) =>
    write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...details })}\n`);
}
