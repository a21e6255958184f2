/** A small Git host on this machine with what the CMS asks of Gitea: sign-in by PKCE, the tree, the files, and commits. */
import { createHash } from "node:crypto";
import { text as textOf } from "node:stream/consumers";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";

const TOKEN = "token-of-the-test";
const CODE = "code-of-the-test";

export class GitHost {
  readonly commits: { branch: string; files: Map<string, string> }[] = [];
  readonly server: Server;
  #challenge = "";

  /** @param form its origin: no page elsewhere may read an answer */
  constructor(
    readonly repo: string,
    readonly form: () => string,
    readonly files: Map<string, Buffer>,
  ) {
    this.server = createServer((request, response) => void this.#answer(request, response));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    response.setHeader("Access-Control-Allow-Origin", this.form());
    response.setHeader("Access-Control-Allow-Headers", "Authorization, Content-Type, Accept");
    if (request.method === "OPTIONS") return void response.writeHead(204).end();
    const body = JSON.parse((await textOf(request)) || "{}") as Record<string, unknown>;
    if (url.pathname === "/login/oauth/authorize") return this.#authorize(url, response);
    const isSigningIn = url.pathname === "/login/oauth/access_token";
    if (!isSigningIn && request.headers.authorization !== `token ${TOKEN}`) return json(response, 401, {});
    const answer = isSigningIn ? this.#token(body) : this.#api(request.method ?? "GET", url, body);
    json(response, answer === undefined ? 404 : answer === CONFLICT ? 422 : 200, answer ?? {});
  }

  /** Nobody is asked: whoever comes is signed in already, and agrees. */
  #authorize({ searchParams }: URL, response: ServerResponse): void {
    this.#challenge = searchParams.get("code_challenge") ?? "";
    const back = new URL(searchParams.get("redirect_uri") ?? "");
    back.search = new URLSearchParams({ code: CODE, state: searchParams.get("state") ?? "" }).toString();
    response.writeHead(302, { Location: back.href }).end();
  }

  /** RFC 7636, section 4.6. */
  #token(body: Record<string, unknown>) {
    const verifier = createHash("sha256").update(String(body["code_verifier"])).digest("base64url");
    return body["code"] === CODE && verifier === this.#challenge ? { access_token: TOKEN } : undefined;
  }

  #api(method: string, url: URL, body: Record<string, unknown>): unknown {
    const repo = `/api/v1/repos/${this.repo}`;
    const path = url.pathname.startsWith(repo) ? url.pathname.slice(repo.length) : url.pathname;
    if (path === "/api/v1/version") return { version: "1.24.7" };
    if (path === "/api/v1/user") return { id: 1, login: "erika", full_name: "Erika", email: "erika@example.org" };
    if (path === "/api/v1/settings/api") return { default_paging_num: 50, max_response_items: 50 };
    if (path === "") return { permissions: { pull: true, push: true }, default_branch: "main" };
    if (path === "/branches/editing") return { commit: { id: this.#head(), message: "" } };
    if (path.startsWith("/git/trees/")) return { tree: this.#tree(), truncated: false };
    if (path === "/file-contents" && method === "POST")
      return (body["files"] as string[]).map((file) => this.#file(file));
    if (path === "/contents" && method === "POST") return this.#commit(body);
    return path === "/commits" ? [] : undefined;
  }

  /** Another one whenever a file is. */
  #head = (): string => shaOf(Buffer.concat([...this.files.values()]));

  #tree() {
    return [...this.files].map(([path, bytes]) => ({ path, type: "blob", sha: shaOf(bytes), size: bytes.length }));
  }

  #file(path: string) {
    const bytes = this.files.get(path);
    return bytes ? { path, sha: shaOf(bytes), content: bytes.toString("base64"), encoding: "base64" } : null;
  }

  /** As Gitea does: all files or none, and none of which another state was seen. */
  #commit({ branch, files }: Record<string, unknown>): unknown {
    const sent = files as { operation: string; path: string; content: string; sha?: string }[];
    if (sent.some((file) => file.operation === "update" && file.sha !== this.#file(file.path)?.sha)) return CONFLICT;
    const texts = sent.map((file) => [file.path, Buffer.from(file.content, "base64")] as const);
    for (const [path, bytes] of texts) this.files.set(path, bytes);
    const committed = new Map(texts.map(([path, bytes]) => [path, bytes.toString("utf8")]));
    this.commits.push({ branch: String(branch), files: committed });
    return {
      commit: { sha: this.#head(), created: new Date(0).toJSON() },
      files: sent.map(({ path }) => this.#file(path)),
    };
  }
}

const CONFLICT = { message: "sha does not match" };

/** As Git names a file's content. */
function shaOf(bytes: Buffer): string {
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

function json(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(value));
}
