import { plainText, htmlToText } from "./plain-text";

const NBSP = "\u00a0";
const SHY = "\u00ad";

describe("plain-text", () => {
  it("plainText removes soft hyphens and no-break spaces", () => {
    expect(plainText(` Buchungs${SHY}maschine,${NBSP}40${NBSP}%\u202fund\n mehr `)).toBe(
      "Buchungsmaschine, 40 % und mehr",
    );
  });

  it.each([
    ["Nur Text", "Nur Text"],
    ['In <a href="/de/products/fusion/">Fusion</a> stehen <em>beide</em>.', "In Fusion stehen beide."],
    ["A &#x26; B &#x3C; C &amp; D &quot;E&quot;", 'A & B < C & D "E"'],
    ["das Wort &#x26;lt;", "das Wort &lt;"],
  ])("htmlToText returns the text of %s", (html, text) => {
    expect(htmlToText(html)).toBe(text);
  });
});
