import type { ContentOf } from "../../../src/model/kinds";
import { buildContentHtml } from "./content-html";

const URL = "https://www.a.example/de/news/train/";
const html = (more: object, body: Parameters<typeof buildContentHtml>[1] = []) =>
  buildContentHtml({ lead: "Lead.", ...more } as ContentOf<"article">, body, URL);

it.each([
  ["/de/products/?a=1&#x26;b=2", "https://www.a.example/de/products/?a=1&#x26;b=2"],
  ["#part", `${URL}#part`],
  ["https://www.b.example/", "https://www.b.example/"],
  ["mailto:a@b.example", "mailto:a@b.example"],
])("buildContentHtml makes URLs absolute: %s becomes %s", (href, expected) => {
  expect(html({ lead: `<a href="${href}">A</a>` })).toBe(`<p><a href="${expected}">A</a></p>`);
});

it("buildContentHtml writes lead, body, figure and text sections, and links to the remaining sections", () => {
  const sections = [
    { type: "text", id: "more", heading: "More", body: "<p>More.</p>" },
    { type: "code", id: "code", heading: "Code", language: "x", code: "y", caption: "z" },
    { type: "statement", text: "We build." },
  ];
  const body = [{ html: "<p>One.</p>" }, { id: "two", heading: "A & B", html: "<p>Two.</p>" }];
  expect(html({ figure: { value: "0", text: "cookies" }, sections }, body).split("\n")).toEqual([
    "<p>Lead.</p>",
    "<p>One.</p>",
    "<h2>A &amp; B</h2>",
    "<p>Two.</p>",
    "<p><strong>0</strong> cookies</p>",
    "<h2>More</h2>",
    "<p>More.</p>",
    `<p><a href="${URL}#code">Code</a></p>`,
    "",
  ]);
});
