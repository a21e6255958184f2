import { inlineToHtml, markdownToHtml, markdownToParts } from "./markdown-to-html";

const TABLE = "| Halt | Zeit |\n| - | -: |\n| [Halt](/Halt/) | 9 |";
const HEAD = "<table><thead><tr><th>Halt</th><th>Zeit</th></tr></thead>";
const ROW = '<tr><th scope="row"><a href="/de/Halt/">Halt</a></th><td data-label="Zeit">9</td></tr>';

it.each([
  [
    "routes as addresses, and other addresses as they are",
    "[Zug](/train/), [Netz](https://example.org), [Plan](#plan)",
    '<p><a href="/de/train/">Zug</a>, <a href="https://example.org">Netz</a>, <a href="#plan">Plan</a></p>',
  ],
  [
    "a foreign phrase with its language",
    "Die [*Boarding* pass](lang:en) bitte",
    '<p>Die <span lang="en"><em>Boarding</em> pass</span> bitte</p>',
  ],
  ["a phrase written from right to left", "[אל על](lang:he)", '<p><span lang="he" dir="rtl">אל על</span></p>'],
  [
    "e-mail addresses with a seam, by which a host that hides addresses overlooks them",
    "[a@b.example](mailto:a@b.example)",
    '<p><a href="mailto:a@b.example">a@<wbr>b.example</a></p>',
  ],
  ["only two letters as a language", "[a](lang:english)", '<p><a href="lang:english">a</a></p>'],
  [
    "headings with their names",
    "### Der *Plan* {#plan}\n\n### `Halt` {#stop}\n\n### Der {#plan} gilt",
    '<h3 id="plan">Der <em>Plan</em></h3><h3 id="stop"><code>Halt</code></h3><h3>Der {#plan} gilt</h3>',
  ],
  // Obsolete attributes, such as a cell's align, are removed.
  ["tables with row headings and labels", TABLE, `${HEAD}<tbody>${ROW}</tbody></table>`],
  ["no HTML, and what looks like it escaped", "<b>Zug</b> 1 < 2 & 3", "<p>Zug 1 &#x3C; 2 &#x26; 3</p>"],
])("markdownToHtml compiles %s", (_what, text, html) => {
  expect(markdownToHtml(text, "de").replace(/\s*\n\s*/gu, "")).toBe(html);
});

it("words are hyphenated earlier in tables than in text, and not in URLs", () => {
  const [word, parted] = ["Standardprodukt", "Standard\u00adprodukt"];
  const html = markdownToHtml(`${word}\n\n${TABLE.replaceAll("Halt", word)}`, "de").replace(/\s*\n\s*/gu, "");
  const table = `${HEAD}<tbody>${ROW}</tbody></table>`.replaceAll(">Halt<", `>${parted}<`).replaceAll("Halt", word);
  expect(html).toBe(`<p>${word}</p>${table}`);
});

it("inlineToHtml omits the p element", () => {
  const html = 'Ein <em>Zug</em> nach <a href="/de/cologne/">Köln</a>';
  expect(inlineToHtml("Ein *Zug* nach [Köln](/cologne/)", "de")).toBe(html);
});

it("a zero-width space becomes <wbr>, except in the name of a column", () => {
  const long = "1".repeat(31);
  const parted = `${"1".repeat(10)}<wbr>${"1".repeat(10)}<wbr>${"1".repeat(11)}`;
  expect(inlineToHtml(long, "de")).toBe(parted);
  expect(markdownToHtml(`a > *${long}*`, "de")).toBe(`<p>a > <em>${parted}</em></p>`);
  const label = `data-label="${parted.replaceAll("<wbr>", "\u200b")}"`;
  expect(markdownToHtml(`| A | ${long} |\n| - | - |\n| 1 | 2 |`, "de")).toContain(label);
});

describe("markdownToParts", () => {
  it("splits a body at its headings of level 2", () => {
    const body = "Vorweg.\n\n## Der *Plan* {#plan}\n\nEr gilt.\n\n### Am Markt {#market}\n\nDort.\n\n## Ende {#end}\n";
    expect(markdownToParts(body, "de")).toEqual([
      { html: "<p>Vorweg.</p>" },
      { id: "plan", heading: "Der Plan", html: '<p>Er gilt.</p>\n<h3 id="market">Am Markt</h3>\n<p>Dort.</p>' },
      { id: "end", heading: "Ende", html: "" },
    ]);
  });

  it("omits an empty part before the first heading", () => {
    expect(markdownToParts("## Plan {#plan}\n\nEr gilt.", "de")).toEqual([
      { id: "plan", heading: "Plan", html: "<p>Er gilt.</p>" },
    ]);
    expect(markdownToParts("", "de")).toEqual([]);
  });

  it("localizes routes in every part", () => {
    const parts = markdownToParts("[A](/a/)\n\n## B {#b}\n\n- [C](/c/)\n", "de");
    expect(parts.map(({ html }) => html)).toEqual([
      '<p><a href="/de/a/">A</a></p>',
      '<ul>\n<li><a href="/de/c/">C</a></li>\n</ul>',
    ]);
  });
});
