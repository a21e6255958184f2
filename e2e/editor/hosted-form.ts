/** The hosted form as `npm run build:editor` writes it of the fixture, served by the headers that it says, and its Git host. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { filesBelow } from "../../src/content/find-files";
import { writeEditor } from "../../editor/hosted/write-editor";
import { GitHost } from "./git-host";

export interface Hosted {
  /** The form's address, up to `#`. */
  form: string;
  host: GitHost;
  /** The origins that may be asked: the form's, and the Git host's. */
  origins: readonly string[];
  remove(): void;
}

const REPO = "fernwerk/website";
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
};

export async function hostForm(): Promise<Hosted> {
  const project = path.resolve(__dirname, "../..");
  const root = mkdtempSync(path.join(tmpdir(), "editor-hosted-"));
  cpSync(path.join(project, "test/fixture/content"), path.join(root, "content"), { recursive: true });
  cpSync(path.join(project, "locales"), path.join(root, "locales"), { recursive: true });
  const files = [...filesBelow(root, "content"), ...filesBelow(root, "locales")];
  const pages = serve(path.join(root, "editor"));
  const form = await listen(pages, Number(process.env["PORT"] ?? 0));
  const host = new GitHost(REPO, () => form, new Map(files.map((file) => [file, readFileSync(path.join(root, file))])));
  const baseUrl = await listen(host.server, 0);
  const options = {
    backend: "gitea",
    repo: REPO,
    branch: "editing",
    baseUrl,
    appId: "form",
    authUrl: undefined,
  } as const;
  await writeEditor(root, { ...options, out: "editor" });
  const remove = () => {
    for (const server of [pages, host.server]) {
      server.closeAllConnections();
      server.close();
    }
    rmSync(root, { recursive: true, force: true });
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
    const type = TYPES[path.extname(file)] ?? "application/octet-stream";
    response.writeHead(200, { "Content-Type": type }).end(readFileSync(file));
  });
}

async function listen(server: Server, port: number): Promise<string> {
  await new Promise<void>((resolve) => void server.listen(port, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
