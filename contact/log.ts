/** The service's log: a line of JSON per event, with names, numbers and codes, without a visitor's text or address. */

type Details = Readonly<Record<string, string | number | undefined>>;

export type Log = (level: "info" | "error", event: string, details?: Details) => void;

/** Creates a log. @param write receives a line that ends with a line break */
export function createLog(write: (line: string) => void): Log {
  return (level, event, details = {}) =>
    write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...details })}\n`);
}
