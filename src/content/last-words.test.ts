import { withLastWordsJoined } from "./last-words";

it.each([
  ["Testseite für Kampagnen", "Testseite für\u00a0Kampagnen"],
  ["Headless CMS integration", "Headless CMS\u00a0integration"],
  ["Über uns", "Über uns"],
  ["Leistungen", "Leistungen"],
  ["Systeme, Schnittstellenprogrammierung andernorts", "Systeme, Schnittstellenprogrammierung andernorts"],
])("no word of “%s” stands alone in the last line, where that can be helped", (text, joined) => {
  expect(withLastWordsJoined(text)).toBe(joined);
});
