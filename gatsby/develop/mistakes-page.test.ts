import { mistakesPage } from "./mistakes-page";

const LINE = 'content/site/menu.yml:3:1 title - "</script><b>" is no address - write one';

describe("the page of what is wrong", () => {
  it("says it in the language of its address, with nothing of it taken for HTML", () => {
    const html = mistakesPage([LINE], "de");
    expect(html).toContain('<html lang="de">');
    expect(html).toContain("sobald diese Fehler im Inhalt behoben sind");
    expect(html).toContain(
      "<li><code>content/site/menu.yml:3:1</code> title - &quot;&lt;/script&gt;&lt;b&gt;&quot; is",
    );
    expect(html.match(/<\/script>/gu)).toHaveLength(1);
    expect(mistakesPage([LINE], "en")).toContain("as soon as these mistakes in the content are mended");
  });

  it("shows what has no place in a file, too", () => {
    expect(mistakesPage(["The folder content is not there"], "en")).toContain(
      "<li>The folder content is not there</li>",
    );
  });
});
