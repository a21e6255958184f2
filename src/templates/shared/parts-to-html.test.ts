import { partsToHtml } from "./parts-to-html";

it.each([
  ["A & B", "A &amp; B"],
  ["das Wort &amp;", "das Wort &amp;amp;"],
  ["<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"],
])("partsToHtml escapes the heading %s, and gives it an id", (heading, html) => {
  const parts = [{ html: "<p>Eins</p>" }, { id: "x", heading, html: "<p>Zwei</p>" }];
  expect(partsToHtml(parts)).toBe(`<p>Eins</p><h2 id="x" tabindex="-1">${html}</h2><p>Zwei</p>`);
});
