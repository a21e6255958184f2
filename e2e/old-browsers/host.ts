/** A host that rewrites what it serves: so a browser meets the site without features that it has. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createSiteServer } from "../../src/hosting/server";

/** @returns the text in its place. */
export type Rewrite = (text: string) => string;

/** Hashes speak of what was built, not of what is served here. */
const withoutHashes: Rewrite = (text) => text.replace(/ integrity="[^"]*"/gu, "");

const TEXT = /^(?:text\/(?:html|css|javascript)|application\/javascript)/u;

export class RewritingHost {
  private readonly site = createSiteServer("public");
  private server: Server | undefined;
  private port = 0;

  /** @param rewrites of documents, styles and scripts alike: documents have both inside */
  constructor(private readonly rewrites: readonly Rewrite[]) {}

  /** On `localhost` service workers are allowed. */
  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  async start(): Promise<void> {
    await listen(this.site, 0);
    this.server = createServer((request, response) => void this.answer(request, response));
    await listen(this.server, this.port);
    this.port = portOf(this.server);
  }

  /** Without network: every connection ends, and no new one begins. */
  async stop(): Promise<void> {
    await Promise.all([this.server, this.site].map(close));
  }

  private async answer({ method, url, headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = { accept: headers.accept ?? "*/*", "accept-encoding": "identity" };
    const address = `http://localhost:${portOf(this.site)}${url}`;
    const answer = await fetch(address, { method, headers: asked, redirect: "manual" });
    const body = Buffer.from(await answer.arrayBuffer());
    for (const [name, value] of answer.headers) if (isKept(name)) response.setHeader(name, value);
    response.writeHead(answer.status);
    const isText = TEXT.test(answer.headers.get("content-type") ?? "");
    response.end(isText ? this.rewritten(body.toString()) : body);
  }

  private rewritten(text: string): string {
    return [withoutHashes, ...this.rewrites].reduce((before, rewrite) => rewrite(before), text);
  }
}

/** The policy names hashes, too. Node says itself how long the answer is. */
const isKept = (name: string) => !/^(?:content-security-policy|content-length|etag|connection|keep-alive)$/u.test(name);

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

async function listen(server: Server, port: number): Promise<void> {
  await new Promise<void>((resolve) => server.listen(port, "localhost", resolve));
}

async function close(server: Server | undefined): Promise<void> {
  if (!server?.listening) return;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
