import { partsToHtml } from "./parts-to-html";

describe("a text in one piece", () => {
  it("has its headings where they were, as places to go to", () => {
    const parts = [{ html: "<p>Eins</p>" }, { id: "zwei", heading: "Zwei", html: "<p>Drei</p>" }];
    expect(partsToHtml(parts)).toBe('<p>Eins</p><h2 id="zwei" tabindex="-1">Zwei</h2><p>Drei</p>');
  });

  it.each([
    ["A & B", "A &amp; B"],
    ["kleiner < größer", "kleiner &lt; größer"],
    ["das Wort &amp;", "das Wort &amp;amp;"],
    ["<script>alert(1)</script>", "&lt;script>alert(1)&lt;/script>"],
  ])("writes the heading %s as text", (heading, html) => {
    expect(partsToHtml([{ id: "x", heading, html: "" }])).toBe(`<h2 id="x" tabindex="-1">${html}</h2>`);
  });

  it("is nothing where there is none", () => {
    expect(partsToHtml([])).toBe("");
  });
});
