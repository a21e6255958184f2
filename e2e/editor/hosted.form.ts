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
interface Hosted {
  /** The form's address, up to `#`. */
  form: string;
  host: GitHost;
  /** The origins that may be asked: the form's, and the Git host's. */
  origins: readonly string[];
  remove(): Promise<void>;
}

const REPO = "fernwerk/website";

async function hostForm(): Promise<Hosted> {
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

/** @returns the lines of each file that are others after the last commit than before it, and their number is the same */
function changedLines(before: ReadonlyMap<string, Buffer>, { host }: Hosted): Record<string, string[]> {
  const changed = [...(host.commits.at(-1)?.files ?? [])].map(([file, text]) => {
    const [old, now] = [before.get(file)?.toString("utf8").split("\n") ?? [], text?.split("\n") ?? []];
    expect(now).toHaveLength(old.length);
    return [file, now.filter((line, index) => line !== old[index])] as const;
  });
  return Object.fromEntries(changed.filter(([, lines]) => lines.length > 0));
}

const REDIRECTS = "#/collections/_singletons/entries/redirects";
const ARTICLE_DE = `${ARTICLE.folder}/index.de.md`;

interface Edit {
  does: (form: FormPage) => Promise<void>;
  changes: Record<string, string[]>;
}

const EDITS: Readonly<Record<string, Edit>> = {
  "a headline": {
    does: async (form) => {
      await form.open(ARTICLE.form);
      await form.field("title").first().fill("Züge und Flüge in einer Suche");
    },
    changes: { [ARTICLE_DE]: ['title: "Züge und Flüge in einer Suche"'] },
  },
  "an entry of a file that is a list": {
    does: async (form) => {
      await form.page.goto(form.address + REDIRECTS);
      await form.page.getByRole("button", { name: "Expand", exact: true }).click();
      await form.field("redirects.0.from").first().fill("/start/");
    },
    changes: { "content/site/redirects.yml": ["- from: /start/"] },
  },
};

for (const [what, { does, changes }] of Object.entries(EDITS)) {
  test(`${what} is one line of the commit`, async ({ form, hosted }) => {
    const before = new Map(hosted.host.files);
    await does(form);
    await form.saveButton().click();
    await expect.poll(() => hosted.host.commits.length).toBe(1);
    expect(hosted.host.commits[0]?.branch).toBe("editing");
    expect(changedLines(before, hosted)).toEqual(changes);
  });
}

const REFUSALS: Readonly<
  Record<string, readonly [does: (form: FormPage, hosted: Hosted) => Promise<void>, said: string]>
> = {
  "a new page whose other language is empty": [
    async (form) => {
      await form.open("#/collections/article/new");
      await form.field("title", form.pane("de")).fill("Nur auf Deutsch");
    },
    "would be empty; a page of one language has the other one switched off",
  ],
  "a file that somebody else has changed": [
    async (form, { host }) => {
      await form.open(ARTICLE.form);
      const text = host.files.get(ARTICLE_DE)?.toString("utf8") ?? "";
      host.files.set(ARTICLE_DE, Buffer.from(text.replace("\nlead:", "\n# Jemand war hier.\nlead:")));
      await form.field("title").first().fill("Mein Titel");
    },
    "Entry Changed by Someone Else",
  ],
};

for (const [what, [does, said]] of Object.entries(REFUSALS)) {
  test(`${what} is refused with the reason, and nothing is committed`, async ({ form, hosted }) => {
    await does(form, hosted);
    await form.saveButton().click();
    await expect(form.said()).toContainText(said);
    expect(hosted.host.commits).toEqual([]);
  });
}
