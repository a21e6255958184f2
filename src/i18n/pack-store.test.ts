import type { LanguagePack } from "./pack";

/** The packs are files that the build makes: here their place is taken by one that may fail, and counts. */
const files = { loads: [] as string[], isDown: false };

function mockLoad(language: "de" | "en"): Partial<LanguagePack> {
  files.loads.push(language);
  if (files.isDown) throw new Error("chunk language-de is gone");
  return { language };
}

jest.mock("~language-packs/de.json", () => mockLoad("de"), { virtual: true });
jest.mock("~language-packs/en.json", () => mockLoad("en"), { virtual: true });

/** The store is empty at the beginning of each test, as in a browser that opens a page. */
let store: typeof import("./pack-store");
beforeEach(async () => {
  jest.resetModules();
  files.loads = [];
  files.isDown = false;
  store = await import("./pack-store");
});

describe("the store of language packs", () => {
  it("has no pack at the beginning, and has one that was loaded", async () => {
    expect(store.knownPack("de")).toBeUndefined();
    await store.loadPack("de");
    expect(store.knownPack("de")?.language).toBe("de");
  });

  it("loads the language that was asked for, and no other", async () => {
    await store.loadPack("en");
    expect(files.loads).toEqual(["en"]);
    expect(store.knownPack("de")).toBeUndefined();
  });

  it("loads a pack once", async () => {
    await store.loadPack("de");
    await store.loadPack("de");
    expect(files.loads).toEqual(["de"]);
  });

  it("does not load what was kept from elsewhere", async () => {
    const pack = { language: "de" } as LanguagePack;
    store.addPack(pack);
    await store.loadPack("de");
    expect(store.knownPack("de")).toBe(pack);
    expect(files.loads).toEqual([]);
  });

  it("says that a load failed, and tries again at the next call", async () => {
    files.isDown = true;
    await expect(store.loadPack("de")).rejects.toThrow("chunk language-de is gone");
    expect(store.knownPack("de")).toBeUndefined();
    files.isDown = false;
    await store.loadPack("de");
    expect(store.knownPack("de")?.language).toBe("de");
  });
});
