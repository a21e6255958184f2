/**
 * Whatever the browser adds to a page may fail; the page may not (docs/decisions/0022-guards.md). Every hook of Gatsby's,
 * listener and timer of the site's own goes through here: what is thrown is logged with the module's name.
 */

/**
 * @param module as its file is called
 * @param step may throw, or return a promise that is rejected
 * @param fail what happens to an error: by default it is logged, and all else goes on
 * @returns the same step; where it fails it returns nothing (its promise is fulfilled with nothing)
 */
export function guarded<Arguments extends unknown[], Result>(
  module: string,
  step: (...args: Arguments) => Result,
  fail: (error: unknown) => undefined = (error) => report(module, error),
): (...args: Arguments) => Result | undefined {
  return (...args) => {
    try {
      const result = step(...args);
      return result instanceof Promise ? (result.catch(fail) as Result) : result;
    } catch (error) {
      return fail(error);
    }
  };
}

/** The same for what nothing can go on without: it is logged, and throws. */
export function named<Arguments extends unknown[], Result>(module: string, step: (...args: Arguments) => Result) {
  const fail = (error: unknown): never => {
    report(module, error);
    throw error;
  };
  return guarded(module, step, fail) as (...args: Arguments) => Result;
}

/** Runs every step, whatever becomes of those before it. @param steps by the name of their module */
export function attempt(steps: Readonly<Record<string, () => unknown>>): void {
  for (const module in steps) if (steps[module]) guarded(module, steps[module])();
}

export function report(module: string, error: unknown): undefined {
  console.error(module, error);
}
