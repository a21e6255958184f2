it("asks a worker what react-intl will ask, in a script that runs by itself", async () => {
  const start = jest.fn();
  Object.assign(globalThis, { Worker: start });
  const { QUESTION } = await import("./ask-formats");
  expect(start.mock.calls).toEqual([[`data:text/javascript,${QUESTION}`]]);
  expect(decodeURI(QUESTION)).toBe(QUESTION);
  const asked: string[] = [];
  const formats = new Proxy({}, { get: (_, name: string) => ({ supportedLocalesOf: () => asked.push(name) }) });
  // As in the worker, but with formats that listen.
  (new Function("Intl", QUESTION) as (intl: object) => void)(formats);
  expect(asked).toEqual(["ListFormat", "RelativeTimeFormat", "DateTimeFormat", "NumberFormat"]);
});
