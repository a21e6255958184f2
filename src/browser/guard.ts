/**
 * Guards a hook of Gatsby's, a listener or a timer: an enhancement may fail, the page may not
 * (docs/decisions/0017-runtime.md). Logs errors, and then returns undefined. @param module the file's name, for the log
 */
export function guarded<Arguments extends unknown[], Result>(
  module: string,
  step: (...args: Arguments) => Result,
): (...args: Arguments) => Result | undefined {
  const fail = (error: unknown) => logError(module, error);
  return (...args) => {
    try {
      const result = step(...args);
      return result instanceof Promise ? (result.catch(fail) as Result) : result;
    } catch (error) {
      return fail(error);
    }
  };
}

/** Logs an error. @returns undefined, as the result of a step that has failed */
export function logError(module: string, error: unknown): undefined {
  console.error(module, error);
}
