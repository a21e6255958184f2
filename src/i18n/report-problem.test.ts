import { createIntlOfPack } from "./language-provider";
import { createLanguagePack } from "../../gatsby/files/language-packs";
import { readMessages } from "../site/format-message";
import { smallSite } from "../../test/small-site";

/** Runs without a window, as the build does. */
describe("reportTranslationProblem", () => {
  it("throws in the build where a missing message, or one with a missing value, is used", () => {
    const intl = createIntlOfPack(createLanguagePack(smallSite([]), "de", readMessages("de"), readMessages("en")));
    expect(() => intl.formatMessage({ id: "no.such.message" })).toThrow(/no\.such\.message/u);
    expect(() => intl.formatMessage({ id: "header.home" })).toThrow(/name/u);
  });
});
