/**
 * Guards every hook of Gatsby's, every listener and every timer: an enhancement may fail, the page may not
 * (docs/decisions/0022-guards.md). Errors are logged with the module's name.
 * @param module as its file is called
 * @param step may throw, or return a promise that is rejected
 * @returns the same step; where it fails it returns undefined, or a promise of it
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
