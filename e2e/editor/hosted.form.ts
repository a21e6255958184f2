/** The form on a host, from the sign-in to the commit, against a Git host of this machine's own (quality E6). */
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import path from "node:path";
import { expect, test as base } from "@playwright/test";
import { writeEditor } from "../../editor/hosted/write-editor";
import { filesBelow } from "../../src/content/files-below";
import { mediaType } from "../../src/hosting/media-types";
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

const begin = async (server: Server, port?: number) => `http://127.0.0.1:${await listen(server, port, "127.0.0.1")}`;

async function hostForm(): Promise<Hosted> {
  const copy = copyContent();
  const root = copy.path;
  const files = [...filesBelow(root, "content"), ...filesBelow(root, "locales")];
  const pages = serve(path.join(root, "editor"));
  const form = await begin(pages, Number(process.env["PORT"] ?? 0));
  const host = new GitHost(REPO, () => form, new Map(files.map((file) => [file, readFileSync(path.join(root, file))])));
  const baseUrl = await begin(host.server);
  const options = {
    backend: "gitea",
    repo: REPO,
    branch: "editing",
    baseUrl,
    appId: "form",
    authUrl: undefined,
  } as const;
  await writeEditor(root, { ...options, out: "editor" });
  const remove = async () => {
    for (const server of [pages, host.server]) await close(server);
    copy.remove();
  };
  return { form: `${form}/`, host, origins: [form, baseUrl], remove };
}

/** Serves a folder as Netlify would: what stands below `/*` in `_headers` is said of every file. */
function serve(folder: string): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://127.0.0.1");
    const file = path.join(folder, pathname === "/" ? "index.html" : path.normalize(pathname));
    const [, ofAll = ""] = /^\/\*\n((?: {2}.+\n)+)/mu.exec(readFileSync(path.join(folder, "_headers"), "utf8")) ?? [];
    for (const [, name = "", value = ""] of ofAll.matchAll(/^ {2}([\w-]+): (.+)$/gmu)) response.setHeader(name, value);
    if (!existsSync(file) || !statSync(file).isFile()) return void response.writeHead(404).end();
    response.writeHead(200, { "Content-Type": mediaType(file) }).end(readFileSync(file));
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
    const [old, now] = [before.get(file)?.toString("utf8").split("\n") ?? [], text.split("\n")];
    expect(now).toHaveLength(old.length);
    return [file, now.filter((line, index) => line !== old[index])] as const;
  });
  return Object.fromEntries(changed.filter(([, lines]) => lines.length > 0));
}

const ARTICLE_DE = `${ARTICLE.folder}/index.de.md`;

test("a headline is one line of the commit", async ({ form, hosted }) => {
  const before = new Map(hosted.host.files);
  await form.open(ARTICLE.form);
  await form.field("title").first().fill("Züge und Flüge in einer Suche");
  await form.saveButton().click();
  await expect.poll(() => hosted.host.commits.length).toBe(1);
  expect(hosted.host.commits[0]?.branch).toBe("editing");
  expect(changedLines(before, hosted)).toEqual({ [ARTICLE_DE]: ['title: "Züge und Flüge in einer Suche"'] });
});

test("a new page whose other language is empty is refused with the reason, and nothing is committed", async ({
  form,
  hosted,
}) => {
  await form.open("#/collections/article/new");
  await form.field("title", form.pane("de")).fill("Nur auf Deutsch");
  await form.saveButton().click();
  await expect(form.said()).toContainText("would be empty; a page of one language has the other one switched off");
  expect(hosted.host.commits).toEqual([]);
});
