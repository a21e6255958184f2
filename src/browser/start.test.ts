/** @jest-environment jsdom */
import { navigate } from "gatsby";
import { languagePack, readMessages } from "../../gatsby/files/language-packs";
import { addPack, knownPack } from "../i18n/pack-store";
import { FakeIntersectionObserver } from "../../test/fake-screen";
import { fixtureSite } from "../../test/fixture";
import { goOn, start } from "./start";

jest.mock(
  "~language-packs/de.json",
  () => {
    throw new Error("Loading chunk language-de failed");
  },
  { virtual: true },
);

beforeAll(() => void Object.assign(window, { IntersectionObserver: FakeIntersectionObserver }));

describe("the start in the browser", () => {
  it("is over when the pack of the page's language is here; links are watched once React is", async () => {
    window.history.replaceState(null, "", "/en/services/");
    document.documentElement.lang = "en";
    addPack(languagePack(fixtureSite(), "en", readMessages("en"), readMessages("de")));
    await start();
    expect(knownPack("en")?.language).toBe("en");
    expect(knownPack("de")).toBeUndefined();

    document.body.innerHTML = '<main><a href="/en/contact/">Contact</a></main>';
    document.querySelector<HTMLElement>("main a")?.click();
    expect(navigate).not.toHaveBeenCalled();
    goOn();
    expect(document.documentElement.dataset["whole"]).toBe("");
    document.querySelector<HTMLElement>("main a")?.click();
    expect(navigate).toHaveBeenCalledWith("/en/contact/", { replace: false });
  });

  it.each(["", "fr"])("takes the path's language on a page whose own is %j", async (language) => {
    window.history.replaceState(null, "", "/en/services/");
    document.documentElement.lang = language;
    await expect(start()).resolves.toBeUndefined();
    expect(knownPack("de")).toBeUndefined();
  });

  /** Specification, section 8: failure to load locale data for a language. Nothing follows then: the page is plain HTML. */
  it("fails where the pack can't be loaded", async () => {
    document.documentElement.lang = "de";
    await expect(start()).rejects.toThrow("Loading chunk language-de failed");
  });
});
