import { mistakesPage } from "./mistakes-page";

const LINE = 'content/site/menu.yml:3:1 title - "</script><b>" is no address - write one';

it.each([
  ["de", "sobald diese Fehler im Inhalt behoben sind"],
  ["en", "as soon as these mistakes in the content are mended"],
] as const)("the page of what is wrong says it in %s, with nothing of it taken for HTML", (language, words) => {
  const html = mistakesPage([LINE, "The folder content is not there"], language);
  for (const part of [`<html lang="${language}">`, words, "<li>The folder content is not there</li>"])
    expect(html).toContain(part);
  expect(html).toContain("<li><code>content/site/menu.yml:3:1</code> title - &quot;&lt;/script&gt;&lt;b&gt;&quot; is");
  expect(html.match(/<\/script>/gu)).toHaveLength(1);
});
