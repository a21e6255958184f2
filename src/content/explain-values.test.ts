import { ARTICLE, contentFolder, HOME, SERVICE } from "../../test/content-folder";

const content = contentFolder();

describe("a text", () => {
  it("is not a number", () => {
    content.change(ARTICLE.de, 'title: "Der erste Zug ist gefahren"', "title: 1");
    expect(content.check()).toEqual([
      `${ARTICLE.de}:2:8 title - is a number, not text - write the page's heading (2 to 90 characters, one line)`,
    ]);
  });

  it("is too short with less than its least number of characters", () => {
    content.change(ARTICLE.de, 'name: "Tag der Schiene"', 'name: "Ta"');
    expect(content.check()).toEqual([
      `${ARTICLE.de}:12:9 event.name - has 2 characters, fewer than 3 - write the event's name (3 to 80 characters, one line)`,
    ]);
    content.change(ARTICLE.de, 'name: "Ta"', 'name: "Tag"');
    expect(content.check()).toEqual([]);
  });

  it("is too long with more than its greatest number of characters", () => {
    content.change(ARTICLE.de, 'name: "Tag der Schiene"', `name: "${"x".repeat(81)}"`);
    expect(content.check()).toEqual([
      `${ARTICLE.de}:12:9 event.name - has 81 characters, more than 80 - write the event's name (3 to 80 characters, one line)`,
    ]);
    content.change(ARTICLE.de, "x".repeat(81), "x".repeat(80));
    expect(content.check()).toEqual([]);
  });

  it("is measured with its placeholders filled in", () => {
    content.change(ARTICLE.de, 'name: "Tag der Schiene"', `name: "${"x".repeat(73)} {name}"`);
    expect(content.check()).toEqual([]);
  });

  it("of one line has no second", () => {
    content.change(ARTICLE.de, 'name: "Tag der Schiene"', "name: |\n    Tag der\n    Schiene");
    expect(content.check()).toEqual([
      `${ARTICLE.de}:12:9 event.name - "Tag der Schiene " is not of the right form - write the event's name (3 to 80 characters, one line)`,
    ]);
  });
});

describe("a day", () => {
  it("exists", () => {
    content.changeBoth(ARTICLE, "date: 2026-03-02", "date: 2026-02-30");
    const rest =
      "the day of publication; a day in the future keeps the article back until then, a day that exists, written 2026-11-03";
    expect(content.check()).toEqual([
      `${ARTICLE.de}:4:7 date - "2026-02-30" is not a day - write ${rest}`,
      `${ARTICLE.en}:4:7 date - "2026-02-30" is not a day - write ${rest}`,
    ]);
  });

  it("is written as ISO 8601 has it", () => {
    content.changeBoth(ARTICLE, "end: 2026-09-20", "end: 20.09.2026");
    expect(content.check()).toEqual([
      `${ARTICLE.de}:14:8 event.end - "20.09.2026" is not a day - write the last day, a day that exists, written 2026-11-03`,
      `${ARTICLE.en}:14:8 event.end - "20.09.2026" is not a day - write the last day, a day that exists, written 2026-11-03`,
    ]);
  });
});

describe("a choice", () => {
  it("is taken for the word that it resembles", () => {
    content.changeBoth(ARTICLE, "category: relaunch", "category: relounch");
    expect(content.check()).toEqual([
      `${ARTICLE.de}:5:11 category - "relounch" does not exist here - did you mean "relaunch"?`,
      `${ARTICLE.en}:5:11 category - "relounch" does not exist here - did you mean "relaunch"?`,
    ]);
  });

  it("is answered with all words where it resembles none", () => {
    content.changeBoth(ARTICLE, "category: relaunch", "category: sport");
    const words = "product-family, relaunch, partnership, trade-fair, management";
    expect(content.check()).toEqual([
      `${ARTICLE.de}:5:11 category - "sport" does not exist here - write the kind of news: one of ${words}`,
      `${ARTICLE.en}:5:11 category - "sport" does not exist here - write the kind of news: one of ${words}`,
    ]);
  });
});

describe("other values", () => {
  it("are true or false, not a word that means it", () => {
    content.changeBoth(HOME, "lead:", "listed: yes\nlead:");
    expect(content.check()).toEqual(
      [HOME.de, HOME.en].map(
        (file) =>
          `${file}:4:9 listed - is text, not true or false - write whether the page stands in lists and in the site map: true or false`,
      ),
    );
  });

  it("are as many as the list may hold", () => {
    content.change(SERVICE.de, 'needs: ["Einen Schlüssel zum Bahnhof", "Eine Stunde am Telefon"]', 'needs: ["Zeit"]');
    expect(content.check()).toEqual([
      `${SERVICE.de}:24:8 needs - has 1 entries, fewer than 2 - write what we need from the client, a list of 2 to 6`,
    ]);
  });

  it("are whole numbers, and large enough", () => {
    content.change("content/site/company.yml", "people: 60", "people: 0");
    content.change("content/site/company.yml", "founded: 2009", "founded: 2009.5");
    expect(content.check()).toEqual([
      "content/site/company.yml:28:10 founded - is a number, not a whole number - write the year of foundation, a whole number from 1900",
      "content/site/company.yml:29:9 people - 0 is less than 1 - write how many people work here, a whole number from 1",
    ]);
  });
});
