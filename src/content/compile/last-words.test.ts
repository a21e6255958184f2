import { withLastWordsJoined } from "./last-words";

it.each([
  ["Testseite für Kampagnen", "Testseite für\u00a0Kampagnen"],
  ["A language for both", "A language for\u00a0both"],
  ["Reisen mit leichtem Gepäck", "Reisen mit leichtem Gepäck"],
  ["Über uns", "Über uns"],
  ["Leistungen", "Leistungen"],
  ["Systeme, Schnittstellenprogrammierung andernorts", "Systeme, Schnittstellenprogrammierung andernorts"],
])("no word of “%s” stands alone in the last line, where that can be helped", (text, joined) => {
  expect(withLastWordsJoined(text)).toBe(joined);
});
