/** Tests a browser whose format lacks one of the languages. e2e/polyfills.spec.ts tests all remaining cases. */
const loaded: string[] = [];
for (const name of ["plural-rules", "list-format", "relative-time-format", "date-time-format"])
  jest.doMock(`./polyfills/${name}`, () => {
    loaded.push(name);
    return {};
  });

it.each(["de", "en"])("loadPolyfills loads the polyfill of a format that lacks %s", async (language) => {
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
