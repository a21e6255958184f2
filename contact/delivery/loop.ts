/** Keeps delivering, for as long as the service runs. */

/** What an operator puts into `new` by hand is found within this time, in milliseconds. */
const LONGEST_REST = 60_000;

export interface Loop {
  /** A message has come. */
  wake(): void;
  /** Ends once nothing is being sent any more. */
  stop(): Promise<void>;
}

/**
 * @param deliver tries all that is due; says when the next one will be
 * @param now milliseconds since 1970
 */
export function startLoop(deliver: () => Promise<number>, now: () => number): Loop {
  let isStopping = false;
  let isWanted = false;
  let rouse: () => void = () => undefined;
  const rest = (until: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, Math.max(0, Math.min(until - now(), LONGEST_REST)));
      rouse = () => (clearTimeout(timer), resolve());
    });
  const run = async () => {
    while (!isStopping) {
      isWanted = false;
      const next = await deliver();
      if (!isWanted && !isStopping) await rest(next);
    }
  };
  const ended = run();
  const wake = () => {
    isWanted = true;
    rouse();
  };
  return {
    wake,
    stop() {
      isStopping = true;
      rouse();
      return ended;
    },
  };
}
