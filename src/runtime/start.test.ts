/** @jest-environment jsdom */
import { navigate } from "gatsby";
import { languagePack, readMessages } from "../build/language-packs";
import { keepPack, knownPack } from "../languages/pack-store";
import { realSite } from "../testing/real-content";
import { goOn, start } from "./start";

describe("the start in the browser", () => {
  it("is over when the pack of the page's language is here; links in texts are watched once React is", async () => {
    window.history.replaceState(null, "", "/en/services/");
    document.documentElement.lang = "en";
    keepPack(languagePack(realSite(), "en", readMessages("en"), readMessages("de")));
    await start();
    expect(knownPack("en")?.language).toBe("en");
    expect(knownPack("de")).toBeUndefined();

    document.body.innerHTML =
      '<main><a href="/en/contact/">Contact</a></main><script type="speculationrules">{}</script>';
    document.querySelector<HTMLElement>("main a")?.click();
    expect(navigate).not.toHaveBeenCalled();
    goOn();
    document.querySelector<HTMLElement>("main a")?.click();
    expect(navigate).toHaveBeenCalledWith("/en/contact/");
    expect(document.querySelector("script[type=speculationrules]")).toBeNull();
  });

  it.each(["", "fr"])("takes the path's language on a page whose own is %j", async (language) => {
    window.history.replaceState(null, "", "/en/services/");
    document.documentElement.lang = language;
    await expect(start()).resolves.toBeUndefined();
    expect(knownPack("de")).toBeUndefined();
  });
});
