/** The form on a host, from the sign-in to the commit, against a Git host of this machine's own (quality E6). */
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import path from "node:path";
import { expect, test as base } from "@playwright/test";
import sirv from "sirv";
import { writeEditor } from "../../editor/hosted/write-editor";
import { filesBelow } from "../../src/content/files-below";
import { close, listen } from "../servers";
import { ARTICLE, copyContent, FormPage } from "./form-test";
import { GitHost } from "./git-host";

/** The hosted form as `npm run build:editor` writes it of the fixture, served by the headers that it says, and its Git host. */
type Hosted = Awaited<ReturnType<typeof hostForm>>;

const REPO = "fernwerk/website";

async function hostForm() {
  const folder = copyContent();
  const root = folder.path;
  const files = [...filesBelow(root, "content"), ...filesBelow(root, "locales")];
  const pages = serve(path.join(root, "editor"));
  const originOf = async (server: Server, port = 0) => `http://127.0.0.1:${await listen(server, port, "127.0.0.1")}`;
  const form = await originOf(pages, Number(process.env["PORT"] ?? 0));
  const host = new GitHost(REPO, () => form, new Map(files.map((file) => [file, readFileSync(path.join(root, file))])));
  const baseUrl = await originOf(host.server);
  const backend = { backend: "gitea", repo: REPO, baseUrl, appId: "form", authUrl: undefined } as const;
  await writeEditor(root, { ...backend, branch: "editing", out: "editor" });
  const remove = async () => {
    await Promise.all([close(pages), close(host.server)]);
    folder.remove();
  };
  return { form: `${form}/`, host, origins: [form, baseUrl], remove };
}

/** Serves a folder as Netlify would: what stands below `/*` in `_headers` is said of every file. */
function serve(folder: string): Server {
  const files = sirv(folder, { dev: true });
  return createServer((request, response) => {
    const [, ofAll = ""] = /^\/\*\n((?: {2}.+\n)+)/mu.exec(readFileSync(path.join(folder, "_headers"), "utf8")) ?? [];
    for (const [, name = "", value = ""] of ofAll.matchAll(/^ {2}([\w-]+): (.+)$/gmu)) response.setHeader(name, value);
    files(request, response);
  });
}

const test = base.extend<{ form: FormPage; hosted: Hosted }>({
  // Playwright reads of the pattern that nothing is needed.
  hosted: async ({}, run) => {
    const hosted = await hostForm();
    await run(hosted);
    await hosted.remove();
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

/** Saves: one commit, in which each file has as many lines as before. @param changes those that are others, by file */
async function expectCommit(form: FormPage, host: GitHost, changes: Record<string, string[]>): Promise<void> {
  const before = new Map(host.files);
  await form.saveButton().click();
  await expect.poll(() => host.commits.length).toBe(1);
  expect(host.commits[0]?.branch).toBe("editing");
  const changed = [...(host.commits[0]?.files ?? [])].map(([file, text]) => {
    const [old, now] = [before.get(file)?.toString("utf8").split("\n") ?? [], text.split("\n")];
    expect(now).toHaveLength(old.length);
    return [file, now.filter((line, index) => line !== old[index])] as const;
  });
  expect(Object.fromEntries(changed.filter(([, lines]) => lines.length > 0))).toEqual(changes);
}

async function expectRefusal(form: FormPage, host: GitHost, reason: string): Promise<void> {
  await form.saveButton().click();
  await expect(form.said()).toContainText(reason);
  expect(host.commits).toEqual([]);
}

const ARTICLE_DE = `${ARTICLE.folder}/index.de.md`;

test("a headline is one line of the commit", async ({ form, hosted: { host } }) => {
  await form.open(ARTICLE.form);
  await form.field("title").first().fill("Züge und Flüge in einer Suche");
  await expectCommit(form, host, { [ARTICLE_DE]: ['title: "Züge und Flüge in einer Suche"'] });
});

test("an entry of a file that is a list is one line of the commit", async ({ form, hosted: { host } }) => {
  await form.page.goto(`${form.address}#/collections/_singletons/entries/redirects`);
  await form.page.getByRole("button", { name: "Expand", exact: true }).click();
  await form.field("redirects.0.from").first().fill("/start/");
  await expectCommit(form, host, { "content/site/redirects.yml": ["- from: /start/"] });
});

test("a new page whose other language is empty is refused with the reason", async ({ form, hosted: { host } }) => {
  await form.open("#/collections/article/new");
  await form.field("title", form.pane("de")).fill("Nur auf Deutsch");
  await expectRefusal(form, host, "would be empty; a page of one language has the other one switched off");
});

test("a file that somebody else has changed is refused with the reason", async ({ form, hosted: { host } }) => {
  await form.open(ARTICLE.form);
  const text = host.files.get(ARTICLE_DE)?.toString("utf8") ?? "";
  host.files.set(ARTICLE_DE, Buffer.from(text.replace("\nlead:", "\n# Jemand war hier.\nlead:")));
  await form.field("title").first().fill("Mein Titel");
  await expectRefusal(form, host, "Entry Changed by Someone Else");
});
