import { inlineToHtml, markdownToHtml, markdownToParts } from "./markdown";

const german = (url: string) => (url.startsWith("/") ? `/de${url}` : url);

describe("markdownToHtml", () => {
  it("turns routes into addresses, and leaves other addresses alone", () => {
    expect(markdownToHtml("[Zug](/train/), [Netz](https://example.org), [Plan](#plan)", german)).toBe(
      '<p><a href="/de/train/">Zug</a>, <a href="https://example.org">Netz</a>, <a href="#plan">Plan</a></p>',
    );
  });

  it("marks a foreign phrase with its language", () => {
    expect(markdownToHtml("Die [*Boarding* pass](lang:en) bitte", german)).toBe(
      '<p>Die <span lang="en"><em>Boarding</em> pass</span> bitte</p>',
    );
  });

  it("takes only two letters for a language", () => {
    expect(markdownToHtml("[a](lang:english)", german)).toBe('<p><a href="lang:english">a</a></p>');
  });

  it("gives headings their names", () => {
    expect(markdownToHtml("### Der *Plan* {#plan}\n\n### Ohne", german)).toBe(
      '<h3 id="plan">Der <em>Plan</em></h3>\n<h3>Ohne</h3>',
    );
  });

  it("makes tables", () => {
    const html = markdownToHtml("| Halt | Zeit |\n| - | - |\n| [Markt](/market/) | 9 |", german);
    expect(html.replace(/\s*\n\s*/gu, "")).toBe(
      "<table><thead><tr><th>Halt</th><th>Zeit</th></tr></thead>" +
        '<tbody><tr><th scope="row"><a href="/de/market/">Markt</a></th><td data-label="Zeit">9</td></tr></tbody></table>',
    );
  });

  it("parts words in one way in tables, in another in text, and no addresses", () => {
    const parting = {
      inText: (words: string) => words.replace("al", "A"),
      inColumn: (words: string) => words.replace("al", "a-l"),
    };
    const html = markdownToHtml("Halt\n\n| Halt | Zeit |\n| - | - |\n| [Halt](/Halt/) | 9 |", german, parting);
    expect(html.replace(/\s*\n\s*/gu, "")).toBe(
      "<p>HAt</p><table><thead><tr><th>Ha-lt</th><th>Zeit</th></tr></thead>" +
        '<tbody><tr><th scope="row"><a href="/de/Halt/">Ha-lt</a></th><td data-label="Zeit">9</td></tr></tbody></table>',
    );
  });

  it("says nothing that HTML has dropped, such as a cell's align", () => {
    expect(markdownToHtml("| Halt | Zeit |\n| - | -: |\n| Markt | 9 |", german)).not.toContain("align=");
  });

  it("lets no HTML through, and escapes what looks like it", () => {
    expect(markdownToHtml("<b>Zug</b> 1 < 2 & 3", german)).toBe("<p>Zug 1 &#x3C; 2 &#x26; 3</p>");
  });
});

describe("inlineToHtml", () => {
  it("is the paragraph without its element", () => {
    expect(inlineToHtml("Ein *Zug* nach [Köln](/cologne/)", german)).toBe(
      'Ein <em>Zug</em> nach <a href="/de/cologne/">Köln</a>',
    );
  });
});

describe("markdownToParts", () => {
  it("cuts a body at its headings of level 2", () => {
    const body = "Vorweg.\n\n## Der *Plan* {#plan}\n\nEr gilt.\n\n### Am Markt {#market}\n\nDort.\n\n## Ende {#end}\n";
    expect(markdownToParts(body, german)).toEqual([
      { html: "<p>Vorweg.</p>" },
      { id: "plan", heading: "Der Plan", html: '<p>Er gilt.</p>\n<h3 id="market">Am Markt</h3>\n<p>Dort.</p>' },
      { id: "end", heading: "Ende", html: "" },
    ]);
  });

  it("leaves out what stands before the first heading where there is nothing", () => {
    expect(markdownToParts("## Plan {#plan}\n\nEr gilt.", german)).toEqual([
      { id: "plan", heading: "Plan", html: "<p>Er gilt.</p>" },
    ]);
    expect(markdownToParts("", german)).toEqual([]);
  });

  it("turns routes into addresses in every part", () => {
    const parts = markdownToParts("[A](/a/)\n\n## B {#b}\n\n- [C](/c/)\n", german);
    expect(parts.map(({ html }) => html)).toEqual([
      '<p><a href="/de/a/">A</a></p>',
      '<ul>\n<li><a href="/de/c/">C</a></li>\n</ul>',
    ]);
  });
});
