/** An endpoint for the contact form, on a port of its own: another origin, as that of a form service. */
import type { Page } from "@playwright/test";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What it can do, by the path that it is asked for. */
export type Behaviour = "ok" | "redirect" | "bad" | "refuse" | "busy" | "fail" | "hang" | "reset";

const REFUSED = { errors: [{ field: "email", code: "rejected" }] };

const JSON_ANSWERS: Partial<Record<Behaviour, [status: number, body: object]>> = {
  ok: [200, { ok: true }],
  bad: [400, { errors: "none that the form knows" }],
  refuse: [422, REFUSED],
  busy: [429, {}],
};

export class ContactEndpoint {
  /** What has arrived, in order. */
  readonly received: Record<string, string>[] = [];
  private readonly server: Server;
  private waiting: ServerResponse[] = [];

  /** @param site the origin of the site, where success leads to */
  constructor(private readonly site: string) {
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, "localhost", resolve));
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }

  addressOf(behaviour: Behaviour): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}/${behaviour}`;
  }

  /** Answers what it has let hang. */
  release(): void {
    for (const response of this.waiting.splice(0)) answerJson(response, 200, { ok: true });
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A browser sends a form again where a connection that was used before is reset.
    response.shouldKeepAlive = false;
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    if (request.method !== "POST") return void response.writeHead(404).end();
    const fields = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString("utf8")));
    this.received.push(fields);
    const behaviour = request.url?.slice(1) as Behaviour;
    const json = JSON_ANSWERS[behaviour];
    if (json) return answerJson(response, ...json);
    if (behaviour === "hang") return void this.waiting.push(response);
    if (behaviour === "reset") return void request.socket.resetAndDestroy();
    // The headers that docs/operating.md asks of every answer, redirects and failures included.
    const headers = { "Access-Control-Allow-Origin": "*", "Content-Type": "text/html; charset=utf-8" };
    const location = new URL(fields["_next"] ?? "/", this.site).href;
    if (behaviour === "redirect") response.writeHead(303, { ...headers, Location: location }).end();
    else response.writeHead(500, headers).end("<h1>The endpoint's own page</h1>");
  }
}

function answerJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "Access-Control-Allow-Origin": "*", "Content-Type": "application/json" });
  response.end(JSON.stringify(body));
}

const ACTION = /(<form[^>]* action=")([^"]+)"/u;

/** From now on the form of the page is sent there, as if the site had been built so; its policy would be another too. */
export async function sendFormTo(page: Page, address: string): Promise<void> {
  await page.route(/\/contact\/(?:ibe\/)?$/u, async (route) => {
    if (route.request().resourceType() !== "document") return route.continue();
    const response = await route.fetch();
    const html = await response.text();
    if (!ACTION.test(html))
      throw new Error("The built site has no form: build it by npm test, or see docs/operating.md");
    const { "content-security-policy": _policy, "content-length": _length, ...headers } = response.headers();
    await route.fulfill({ response, headers, body: html.replace(ACTION, `$1${address}"`) });
  });
}
