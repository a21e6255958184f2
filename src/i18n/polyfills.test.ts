/** The chunk for a browser that has a format without one of the languages. All others: e2e/polyfills.spec.ts. */
const loaded: string[] = [];
for (const name of ["plural-rules", "list-format", "relative-time-format", "date-time-format"])
  jest.doMock(`./polyfills/${name}`, () => {
    loaded.push(name);
    return {};
  });

it.each(["de", "en"])("a browser that has a format, but not for %s, loads what stands in for it", async (language) => {
  jest.spyOn(Intl.ListFormat, "supportedLocalesOf").mockImplementation((locales) =>
    [locales ?? []]
      .flat()
      .map(String)
      .filter((locale) => !locale.startsWith(language)),
  );
  jest.resetModules();
  loaded.length = 0;
  await (await import("./polyfills")).loadPolyfills("de");
  expect(loaded).toEqual(["list-format"]);
  jest.restoreAllMocks();
});
