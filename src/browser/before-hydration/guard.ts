/**
 * Whatever the browser adds to a page may fail; the page may not (docs/decisions/0022-guards.md). Every hook of Gatsby's,
 * listener and timer of the site's own goes through here: what is thrown is logged with the module's name.
 */

/**
 * @param module as its file is called
 * @param step may throw, or return a promise that is rejected
 * @returns the same step; where it fails it returns nothing (its promise is fulfilled with nothing)
 */
export function guarded<Arguments extends unknown[], Result>(
  module: string,
  step: (...args: Arguments) => Result,
): (...args: Arguments) => Result | undefined {
  const fail = (error: unknown) => report(module, error);
  return (...args) => {
    try {
      const result = step(...args);
      return result instanceof Promise ? (result.catch(fail) as Result) : result;
    } catch (error) {
      return fail(error);
    }
  };
}

export function report(module: string, error: unknown): undefined {
  console.error(module, error);
}
