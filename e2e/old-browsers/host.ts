/** A host that rewrites what it serves, so that a browser meets the site without features that it has. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createSiteServer } from "../../src/hosting/server";
import type { Feature } from "./features";
import { FOLDER } from "../folder";

export class OldBrowsersHost {
  private readonly site = createSiteServer(FOLDER);
  private readonly server = createServer((request, response) => {
    this.answer(request, response).catch(() => response.destroy());
  });

  /** @param lacking what is taken away */
  constructor(private readonly lacking: readonly Feature[]) {}

  /** On `localhost` service workers are allowed. */
  get origin(): string {
    return addressOf(this.server);
  }

  async start(): Promise<void> {
    await Promise.all([this.site, this.server].map(listen));
  }

  /** Without network: every connection ends, and no new one begins. */
  async stop(): Promise<void> {
    await Promise.all([this.server, this.site].map(close));
  }

  private async answer({ method, url, headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = { accept: headers.accept ?? "*/*", "accept-encoding": "identity" };
    const answer = await fetch(addressOf(this.site) + url, { method, headers: asked, redirect: "manual" });
    const body = Buffer.from(await answer.arrayBuffer());
    for (const [name, value] of answer.headers) if (!LEFT_OUT.test(name)) response.setHeader(name, value);
    const type = answer.headers.get("content-type") ?? "";
    response.writeHead(answer.status).end(this.rewrite(type, body));
  }

  private rewrite(type: string, body: Buffer): Buffer | string {
    if (type.includes("css")) return this.without("styles", body.toString());
    if (type.includes("javascript")) return this.without("markup", body.toString());
    if (!type.includes("html")) return body;
    const html = body.toString().replace(/ integrity="[^"]*"/gu, "");
    return this.without("markup", html).replace(/<style[\s\S]*?<\/style>/gu, (style) => this.without("styles", style));
  }

  private without(kind: "styles" | "markup", text: string): string {
    return this.lacking.reduce((rest, feature) => feature[kind]?.(rest) ?? rest, text);
  }
}

/** The policy speaks of what was built, not of what is served here; how long that is Node says itself. */
const LEFT_OUT = /^(?:content-security-policy|content-length|etag|connection|keep-alive)$/u;

const addressOf = (server: Server): string => `http://localhost:${(server.address() as AddressInfo).port}`;

const listen = (server: Server) => new Promise<void>((resolve) => server.listen(0, "localhost", resolve));

const close = (server: Server) =>
  new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
