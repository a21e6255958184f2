/** The form on a host, from the sign-in to the commit, against a Git host of this machine's own. */
import { expect, test as base } from "@playwright/test";
import { FormPage } from "./form-page";
import { ARTICLE } from "./form-test";
import { type Hosted, hostForm } from "./hosted-form";

const test = base.extend<{ form: FormPage; hosted: Hosted }>({
  // Playwright reads of the pattern that nothing is needed.
  hosted: async ({}, run) => {
    const hosted = await hostForm();
    await run(hosted);
    hosted.remove();
  },
  form: async ({ context, page, hosted }, run) => {
    const foreign: string[] = [];
    context.on("requestfinished", (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith("http") && !hosted.origins.includes(origin)) foreign.push(request.url());
    });
    const forbidden: string[] = [];
    context.on("console", (message) => {
      if (/unsafe-eval|script-src/u.test(message.text())) forbidden.push(message.text());
    });
    const response = await page.goto(hosted.form);
    expect(response?.headers()).toMatchObject({ "x-robots-tag": "noindex" });
    // Signs around the host's name isolate it from right-to-left text.
    const signIn = page.getByRole("button", { name: /^Sign In with .?Gitea/u });
    await signIn.click();
    await expect(signIn).toBeHidden();
    await expect(page.getByRole("row").or(page.getByRole("gridcell")).first()).toBeVisible();
    await run(new FormPage(page, hosted.form));
    expect(foreign).toEqual([]);
    expect(forbidden).toEqual([]);
  },
});

test.describe.configure({ timeout: 100_000 });

/** @returns the lines of each file that are others after the last commit than before it, and their number is the same */
function changedLines(before: ReadonlyMap<string, Buffer>, { host }: Hosted): Record<string, string[]> {
  const files = [...(host.commits.at(-1)?.files ?? [])];
  const changed = files.map(([file, text]) => {
    const [old, now] = [before.get(file)?.toString("utf8").split("\n") ?? [], text?.split("\n") ?? []];
    expect(now).toHaveLength(old.length);
    return [file, now.filter((line, index) => line !== old[index])] as const;
  });
  return Object.fromEntries(changed.filter(([, lines]) => lines.length > 0));
}

test("who has signed in changes a headline, and the commit differs in one line of one file", async ({
  form,
  hosted,
}) => {
  const before = new Map(hosted.host.files);
  await form.open(ARTICLE.form);
  await form.field("title").first().fill("Züge und Flüge in einer Suche");
  await form.saveButton().click();
  await expect.poll(() => hosted.host.commits.length).toBe(1);
  expect(hosted.host.commits[0]?.branch).toBe("editing");
  const file = `${ARTICLE.folder}/index.de.md`;
  expect(changedLines(before, hosted)).toEqual({ [file]: ['title: "Züge und Flüge in einer Suche"'] });
});

const REDIRECTS = "#/collections/_singletons/entries/redirects";

test("a file that is a list as a whole is one, and one entry of it is one line", async ({ form, hosted }) => {
  const before = new Map(hosted.host.files);
  await form.page.goto(hosted.form + REDIRECTS);
  await form.page.getByRole("button", { name: "Expand", exact: true }).click();
  await form.field("redirects.0.from").first().fill("/start/");
  await form.saveButton().click();
  await expect.poll(() => hosted.host.commits.length).toBe(1);
  expect(changedLines(before, hosted)).toEqual({ "content/site/redirects.yml": ["- from: /start/"] });
});

test("what can't be written is refused with the reason, and nothing is committed", async ({ form, hosted }) => {
  await form.page.goto(hosted.form + REDIRECTS);
  await form.page.getByRole("button", { name: "Remove", exact: true }).click();
  await form.saveButton().click();
  await expect(form.said()).toContainText(
    "content/site/redirects.yml: file - would be an empty list; change it in the file",
  );
  expect(hosted.host.commits).toEqual([]);
});

test("a new page whose other language is empty is refused, and nothing is committed", async ({ form, hosted }) => {
  await form.open("#/collections/article/new");
  await form.field("title", form.pane("de")).fill("Nur auf Deutsch");
  await form.saveButton().click();
  await expect(form.said()).toContainText("would be empty; a page of one language has the other one switched off");
  expect(hosted.host.commits).toEqual([]);
});

test("who saves a file that somebody else has changed is told, and nothing is committed", async ({ form, hosted }) => {
  await form.open(ARTICLE.form);
  const file = `${ARTICLE.folder}/index.de.md`;
  const text = hosted.host.files.get(file)?.toString("utf8") ?? "";
  hosted.host.push(file, text.replace("\nlead:", "\n# Jemand war hier.\nlead:"));
  await form.field("title").first().fill("Mein Titel");
  await form.saveButton().click();
  await expect(form.said()).toContainText("Entry Changed by Someone Else");
  expect(hosted.host.commits).toHaveLength(1);
});
