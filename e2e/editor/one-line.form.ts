import { ARTICLE, expect, test } from "./form-test";

test("a German headline is one line of one file", async ({ form, checkout }) => {
  await form.open(ARTICLE.form);
  await form.field("title").first().fill("Züge und Flüge in einer Suche");
  expect(await form.save()).toBe(200);
  expect(checkout.changes()).toEqual([`1 1 ${ARTICLE.folder}/index.de.md`]);
  expect(checkout.read(`${ARTICLE.folder}/index.de.md`)).toContain('title: "Züge und Flüge in einer Suche"\n');
});

test("what is the same in both languages changes in both files", async ({ form, checkout }) => {
  await form.open(ARTICLE.form);
  await (await form.reach(form.field("date"))).fill("2024-06-17");
  expect(await form.save()).toBe(200);
  expect(checkout.changes()).toEqual([`1 1 ${ARTICLE.folder}/index.de.md`, `1 1 ${ARTICLE.folder}/index.en.md`]);
});

test("a field of a section is one line, and the section after it stays", async ({ form, checkout }) => {
  await form.open("#/collections/page-files/entries/about-us");
  const sections = form.pane("de").locator('[data-key-path="sections"]');
  await (await form.reach(sections.getByRole("button", { name: "Expand All" }))).click();
  const heading = await form.reach(form.field("sections.0.heading", form.pane("de")));
  await heading.fill(`${await heading.inputValue()}!`);
  expect(await form.save()).toBe(200);
  expect(checkout.changes()).toEqual(["1 1 content/pages/about-us/index.de.md"]);
});

test("an entry of a list in brackets is one line", async ({ form, checkout }) => {
  const file = "content/pages/services/development/index.de.md";
  const before = checkout.read(file).split("\n");
  await form.open("#/collections/service-files/entries/services--development");
  await form.unfold("fare");
  const entry = await form.reach(form.field("fare.includes.1", form.pane("de")));
  await entry.fill("Eine Vorführung, an jedem Ende");
  expect(await form.save()).toBe(200);
  expect(checkout.changes()).toEqual([`1 1 ${file}`]);
  const changed = checkout
    .read(file)
    .split("\n")
    .filter((line, index) => line !== before[index]);
  expect(changed).toEqual(['  includes: [Entwicklung und Prüfung, "Eine Vorführung, an jedem Ende"]']);
});

test("the company file and a message change in one line", async ({ form, checkout }) => {
  await form.open("#/collections/_singletons/entries/company", "street");
  await form.field("street").first().fill("Musterweg 3");
  expect(await form.save()).toBe(200);
  await form.open("#/collections/_singletons/entries/messages-de", "apply·filled");
  await form.field("apply·filled").first().fill("Diese Stelle ist besetzt.");
  expect(await form.save()).toBe(200);
  expect(checkout.changes()).toEqual(["1 1 content/site/company.yml", "1 1 locales/de.json"]);
});
