/** The name of a waiting message's file says all that is needed to wait: which, how often it was tried, when next. */

export interface Entry {
  /** A UUID. */
  id: string;
  /** How often its delivery has failed. */
  attempts: number;
  /** When it is to be tried, in milliseconds since 1970. */
  due: number;
}

const NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}),(\d{1,6}),(\d{1,15})\.json$/u;

export function nameOf({ id, attempts, due }: Entry): string {
  return `${id},${attempts},${Math.round(due)}.json`;
}

/** @returns undefined for a file that is none of the spool's */
export function entryOf(name: string): Entry | undefined {
  const [, id, attempts, due] = NAME.exec(name) ?? [];
  return id === undefined ? undefined : { id, attempts: Number(attempts), due: Number(due) };
}
