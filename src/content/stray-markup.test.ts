import { ARTICLE, contentFolder, HOME } from "../../test/content-folder";

const content = contentFolder();
const told = (body: string) => {
  content.change(ARTICLE.de, "Hafen, Markt und Berg.", body);
  return content.check().map((line) => line.replace(`${ARTICLE.de}:`, "").split(" - ", 2).join(" - "));
};

it.each([
  ["Ein Zug[^1].", "27:8 body - holds a footnote"],
  ["[^1]: /a/\n\nHafen[^1].", "27:1 body - holds a footnote"],
  ["> [!NOTE]\n> Hafen.", "27:3 body - holds a mark of another dialect"],
  ["Um ~~neun~~ zehn.", "27:4 body - strikes words out"],
  ["Um ~neun~ zehn.", "27:4 body - strikes words out"],
  ["- [ ] Hafen\n- [x] Markt", "27:3 body - holds a box to tick"],
  ["Siehe https://example.org/a.", "27:7 body - holds an address that is no link"],
  ["Siehe **www.example.org**.", "27:9 body - holds an address that is no link"],
  ["An wer@example.org.", "27:4 body - holds an address that is no link"],
  ["Zum [Hafen][x].", "27:5 body - holds a link that is none"],
  ["Zum [Hafen][].", "27:5 body - holds a link that is none"],
  ["Zum [Hafen] (/contact/).", "27:5 body - holds a link that is none"],
  ["Zum [Hafen](/contact/ x).", "27:5 body - holds a link that is none"],
  ["Ein ** Zug ** kommt.", "27:5 body - holds emphasis that is none"],
  ["Ein **Zug kommt.", "27:5 body - holds emphasis that is none"],
  ["Ein __ Zug__ kommt.", "27:5 body - holds emphasis that is none"],
  ["Ein * Zug * kommt.", "27:5 body - holds emphasis that is none"],
  ["**Achtung:**Zug.", "27:1 body - holds emphasis that is none"],
  ["Ein `Zug kommt.", "27:5 body - holds code that is none"],
  ["##Hafen", "27:1 body - holds a heading that is none"],
  ["-Hafen\n-Markt", "27:1 body - holds a list that is none"],
  ["Ein [[Hafen]] und ==Markt==.", "27:5 body - holds a mark of another dialect"],
  ["```\nHafen\n\n## Markt", "27:1 body - holds code without an end"],
  ["• Hafen\n• Markt", "27:1 body - holds a list that is none"],
  ["| Halt | Zeit |\n| Hafen | 9 |", "27:1 body - holds a table that is none"],
  ["Halt | Zeit\nHafen | 9", "27:1 body - holds a table that is none"],
  ["Zum (Hafen)[/contact/].", "27:5 body - holds a link that is none"],
  ["Zum [](/contact/).", "27:5 body - holds a link without words or address"],
  ["Zum [Hafen]().", "27:5 body - holds a link without words or address"],
  ["Siehe HTTP://EXAMPLE.ORG.", "27:7 body - holds an address that is no link"],
  ["Ein *Zug kommt.", "27:5 body - holds emphasis that is none"],
  ["Ein _Zug kommt.", "27:5 body - holds emphasis that is none"],
  ["1.Hafen\n2.Markt", "27:1 body - holds a list that is none"],
  ["a) Hafen\nb) Markt", "27:1 body - holds a list that is none"],
  ["####### Hafen", "27:1 body - holds a heading that is none"],
  ["[x] Hafen", "27:1 body - holds a box to tick"],
  ["Hafen\n: Endhalt", "27:6 body - holds a mark of another dialect"],
  ["Hafen {: .rot}", "27:7 body - holds a mark of another dialect"],
  ["Hafen :train:", "27:7 body - holds a mark of another dialect"],
])("markup that would stand on the page as it is typed is told with its place: %j", (body, line) => {
  expect(told(body)).toContain(line);
});

it.each([
  "Ein **Zug**, *heute*, `a[^1]**` und [https://example.org](https://example.org).",
  String.raw`Escaped: \*\*, \[x\]\[y\], \~\~a\~\~, a\_\_b.`,
  "Kund*innen, 5 * 3 * 2, [sic], ~5 bis ~7, a_b__c, 2 ^ 3, um 9:30:10, #1, {email}, 9 | 10.",
  "| Halt | Zeit |\n| - | - |\n| Hafen | 9 |",
  "- [Hafen](/contact/)\n- [ein](/contact/) Halt",
  "```\n- [ ] https://example.org **\n```",
])("what is meant is let be: %j", (body) => {
  expect(told(body)).toEqual([]);
});

it("plain text of one line and a paragraph in a field have no markup that would be shown", () => {
  content.change(ARTICLE.de, 'name: "Tag der Schiene"', 'name: "**Tag** der [Schiene](/x/), *heute*&nbsp;"');
  content.change(HOME.de, 'lead: "', 'lead: "Siehe www.example.org. ');
  const kinds = [
    `${HOME.de}:4:7 lead - holds an address that is no link`,
    `${ARTICLE.de}:12:9 event.name - holds a link that is none`,
    `${ARTICLE.de}:12:9 event.name - holds emphasis that is none`,
    `${ARTICLE.de}:12:9 event.name - holds markdown`,
  ];
  expect(content.check()).toEqual(kinds.map((kind): unknown => expect.stringContaining(kind)));
});
