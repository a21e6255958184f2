import { chooseLanguage } from "./choose-language";
import { LANGUAGES } from "./languages";

it.each<[what: string, stored: string | null, browser: string[], page: string, chosen: string]>([
  ["the stored preference before the browser's languages", "en", ["de-DE", "de"], "de", "en"],
  ["the stored preference before the page's language", "de", ["en"], "en", "de"],
  ["the first language of the browser that the site has", null, ["fr-CH", "en-GB", "de-CH"], "de", "en"],
  ["the language of a regional tag", null, ["de-AT"], "fr", "de"],
  ["the language of a tag in capitals", null, ["DE-at"], "fr", "de"],
  ["the language of a tag with a script", null, ["en-Latn-GB"], "fr", "en"],
  ["the page's language where the browser names none", null, [], "en", "en"],
  ...["fr", "", "null", "EN", "en-GB", "kde"].map((stored): [string, string, string[], string, string] => [
    `the page's, not ${stored} in storage`,
    stored,
    ["en"],
    "de",
    "de",
  ]),
  ...["den", "enm-GB", "x-de", "*", ""].map((tag): [string, null, string[], string, string] => [
    `the page's, not ${tag} of the browser`,
    null,
    [tag],
    "fr",
    "fr",
  ]),
])("the language is %s", (_what, stored, browser, page, chosen) => {
  expect(chooseLanguage(stored, browser, LANGUAGES, page)).toBe(chosen);
});
