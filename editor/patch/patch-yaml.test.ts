import { patchFile } from "./patch-file";
import { patchYaml } from "./patch-yaml";
import { PatchError } from "./patch-error";

const SOURCE = `# The page of trains.
title: "Züge neben Flügen"   # short, please
date: 2024-06-18
draft: false
routes: [/a/, /b/]
when: { de: "30\\_Minuten", en: "30\\_minutes" }
sections:
  # Comes first.
  - type: text
    id: one
    body: |
      A paragraph with {name} and a soft\u00ADhyphen.

      Another [link](lang:en).

  - type: figure
    picture: { file: cover.svg, decorative: true }
`;

const DATA = {
  title: "Züge neben Flügen",
  date: "2024-06-18",
  draft: false,
  routes: ["/a/", "/b/"],
  when: { de: "30\u00A0Minuten", en: "30\u00A0minutes" },
  sections: [
    {
      type: "text",
      id: "one",
      body: "A paragraph with {name} and a soft\u00ADhyphen.\n\nAnother [link](lang:en).\n",
    },
    { type: "figure", picture: { file: "cover.svg", decorative: true } },
  ],
};

const [TEXT, FIGURE] = DATA.sections;

/** Lists removed and added lines: `-old`, `+new`. */
function change(wanted: unknown, source = SOURCE): string[] {
  const [old, next] = [source.split("\n"), patchYaml(source, wanted).split("\n")];
  const head = old.findIndex((line, index) => line !== next[index]);
  if (head === -1) return [];
  const tail = [...old].reverse().findIndex((line, index) => line !== next.at(-1 - index));
  const most = Math.min(tail, old.length - head, next.length - head);
  return [
    ...old.slice(head, old.length - most).map((line) => `-${line}`),
    ...next.slice(head, next.length - most).map((line) => `+${line}`),
  ];
}

test("patchYaml keeps an unchanged source byte for byte", () => {
  expect(patchYaml(SOURCE, DATA)).toBe(SOURCE);
  expect(patchYaml(SOURCE, { ...DATA, more: undefined })).toBe(SOURCE);
});

test.each([
  ["a text", { title: 'Züge, "schnelle"' }, "title", '"Züge, \\"schnelle\\""   # short, please'],
  ["a day, without quotes", { date: "2024-06-19" }, "date", "2024-06-19"],
  ["a flag", { draft: true }, "draft", "true"],
  ["a list in brackets", { routes: ["/a/", "/c/", "/b/"] }, "routes", "[/a/, /c/, /b/]"],
  ["an entry of it", { routes: ["/a/", "/c/"] }, "routes", "[/a/, /c/]"],
])("patchYaml changes only the line of %s", (_name, wanted, key, written) => {
  const line = SOURCE.split("\n").find((text) => text.startsWith(`${key}:`)) ?? "";
  expect(change({ ...DATA, ...wanted })).toEqual([`-${line}`, `+${key}: ${written}`]);
});

test("patchYaml keeps the escape of a no-break space", () => {
  expect(change({ ...DATA, when: { ...DATA.when, de: "35\u00A0Minuten" } })).toEqual([
    '-when: { de: "30\\_Minuten", en: "30\\_minutes" }',
    '+when: { de: "35\\_Minuten", en: "30\\_minutes" }',
  ]);
});

test("patchYaml changes one line of the file for one line of a paragraph", () => {
  const body = TEXT?.body?.replace("Another", "One more");
  expect(change({ ...DATA, sections: [{ ...TEXT, body }, FIGURE] })).toEqual([
    "-      Another [link](lang:en).",
    "+      One more [link](lang:en).",
  ]);
});

test("patchYaml moves sections together with the comments above them, and changes moved ones", () => {
  const source = SOURCE.replace("  - type: figure", "  # Comes last.\n  - type: figure");
  const patched = patchYaml(source, { ...DATA, sections: [FIGURE, { ...TEXT, id: "two" }] });
  expect(patched.slice(patched.indexOf("sections:"))).toMatchInlineSnapshot(`
   "sections:
     # Comes first.
     # Comes last.
     - type: figure
       picture: { file: cover.svg, decorative: true }
     - type: text
       id: two
       body: |
         A paragraph with {name} and a soft­hyphen.

         Another [link](lang:en).

   "
  `);
});

test("patchYaml adds a section in the file's style, and keeps its neighbours unchanged", () => {
  const added = { type: "text", heading: "Was kostet es?", routes: ["/fares/"], steps: [{ title: "Eins: der Anruf" }] };
  expect(change({ ...DATA, sections: [TEXT, added, FIGURE] })).toMatchInlineSnapshot(`
   [
     "+  - type: text",
     "+    heading: "Was kostet es?"",
     "+    routes: [/fares/]",
     "+    steps:",
     "+      - title: "Eins: der Anruf"",
   ]
  `);
});

test("patchYaml adds fields in the declaration's order, and removes only the lines of removed fields", () => {
  const { draft: _draft, date, title, ...rest } = DATA;
  expect(change({ title, short: "Züge", date, ...rest })).toMatchInlineSnapshot(`
   [
     "-date: 2024-06-18",
     "-draft: false",
     "+short: Züge",
     "+date: 2024-06-18",
   ]
  `);
});

test.each([
  [
    "a list becomes a group",
    "a:\n  - x # why\nb: 1\n",
    { a: [{ c: "one two" }, "x"], b: 1 },
    'a:\n  - c: "one two"\n  - x # why\nb: 1\n',
  ],
  ["a group becomes a list", "a:\n  b: 1\nc: 2\n", { a: ["x"], c: 2 }, "a: [x]\nc: 2\n"],
  ["a list loses its last entry", "a:\n  - one\nc: 2\n", { a: [], c: 2 }, "a: []\nc: 2\n"],
  ["an empty list gets an entry", "# Why.\n[]\n", [{ from: "/a/" }], "# Why.\n- from: /a/\n"],
  ["a text that begins with ## becomes a list", "a: |\n  ## One\nb: 1\n", { a: ["x"], b: 1 }, "a: [x]\nb: 1\n"],
  ["a field without a value gets one", "a:\nb: 1\n", { a: "one two", b: 1 }, "a: one two\nb: 1\n"],
])("patchYaml writes the change: %s", (_name, source, wanted, expected) => {
  expect(patchYaml(source, wanted)).toBe(expected);
});

test.each([
  ["a file that is not YAML", "a: [", {}, "file"],
  ["a group with a comment that would be lost", "a:\n  # Why.\n  b: 1\n", { a: ["x"] }, "a"],
  ["a list in brackets with a comment that would be lost", "a: [\n  x, # why\n  y\n]\n", { a: ["x"] }, "a"],
  ["a group that would lose all its fields", "a:\n  b: 1\n", { a: {} }, "a"],
])("patchYaml refuses %s with a PatchError that names the field", (_name, source, wanted, field) => {
  expect(() => patchYaml(source, wanted)).toThrow(expect.objectContaining({ name: "PatchError", field }));
});

test("patchFile changes one line of a JSON file for one message, and refuses an unformatted file", () => {
  const json = '{\n  "a": "x",\n  "b": "{n, plural, one {#} other {#}}"\n}\n';
  const data = { a: "y", b: "{n, plural, one {#} other {#}}" };
  expect(patchFile("a.json", json, { data })).toBe(json.replace('"x"', '"y"'));
  expect(patchFile("a.json", '{"a":"x"}', { data: { a: "x" } })).toBe('{"a":"x"}');
  expect(() => patchFile("a.json", '{"a":"x"}', { data })).toThrow(PatchError);
});

test("patchFile changes front matter and markdown independently, and keeps line breaks", () => {
  const page = "---\r\ntitle: A\r\n---\r\n\r\nText.\r\n";
  expect(patchFile("a.md", page, { data: { title: "A" } })).toBe(page);
  expect(patchFile("a.md", page, { data: { title: "B" }, body: "Text." })).toBe(page.replace("A", "B"));
  expect(patchFile("a.md", page, { data: { title: "A" }, body: "Other." })).toBe(page.replace("Text", "Other"));
});
