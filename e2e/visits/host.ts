/**
 * The host of a visit. Whatever happens to a visitor on the way happens here, and not in the browser: so every engine
 * meets the same. It serves a built site, and can delay, break or change what it answers, deploy another build, and be
 * away. It also hears what the page complains of (probe.ts).
 */
import { createServer, type IncomingMessage, request as ask, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createSiteServer } from "../../src/hosting/server";
import { createInbox } from "../../src/hosting/inbox/inbox";
import { answerWith, type Fault } from "../faults/faulty-server";
import { PROBE, REPORT_PATH } from "./probe";

/** What is done to answers whose path the pattern fits. */
export interface Spoiling {
  paths: RegExp;
  /** Milliseconds. */
  delay?: number;
  fault?: Fault;
  /** Another text in place of the answer's. */
  change?: (text: string) => string;
}

export class VisitHost {
  /** Milliseconds between a document's head and its body. */
  pauseAfterHead = 0;
  /** What was asked for since the last call of `takeAsked`: paths without query, in order. */
  private asked: string[] = [];
  private complaints: string[] = [];
  private documents = 0;
  private spoilings: Spoiling[] = [];
  private site: Server | undefined;
  private server: Server | undefined;
  private port = 0;
  private readonly inbox = createInbox();
  /** Scripts that documents carry beside their own, by path; the policy allows them, as they come from the host. */
  private readonly scripts = new Map<string, string>();

  constructor(private folder: string) {
    this.addScript(PROBE);
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  async start(): Promise<void> {
    this.site ??= await listening(createSiteServer(this.folder), 0);
    this.server = await listening(
      createServer((request, response) => void this.answer(request, response)),
      this.port,
    );
    this.port = portOf(this.server);
  }

  /** Without network: every connection ends, and no new one begins. */
  async away(): Promise<void> {
    await closed(this.server);
  }

  async stop(): Promise<void> {
    await Promise.all([closed(this.server), closed(this.site)]);
    this.site = undefined;
  }

  /** From now on, this build is what is there; files of the last one are gone. */
  async deploy(folder: string): Promise<void> {
    this.folder = folder;
    await closed(this.site);
    this.site = await listening(createSiteServer(folder), 0);
  }

  /** Every document runs the code first, from now on. */
  addScript(code: string): void {
    this.scripts.set(`/__visit-${this.scripts.size}.js`, code);
  }

  /** @returns how to make it whole again */
  spoil(spoiling: Spoiling): () => void {
    this.spoilings.push(spoiling);
    return () => (this.spoilings = this.spoilings.filter((each) => each !== spoiling));
  }

  takeAsked(): string[] {
    return this.asked.splice(0);
  }

  /** @returns what pages have complained of since the last call: errors, warnings, violations of the policy */
  takeComplaints(): string[] {
    return this.complaints.splice(0);
  }

  /** @returns how many documents browsers have begun to show since the last call; what a worker keeps is none */
  takeDocuments(): number {
    const { documents } = this;
    this.documents = 0;
    return documents;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pathname = (request.url ?? "/").replace(/\?.*/u, "");
    const script = this.scripts.get(pathname);
    if (script) {
      if (script === PROBE) this.documents += 1;
      return void response
        .writeHead(200, { "Content-Type": "text/javascript", "Cache-Control": "no-store" })
        .end(script);
    }
    if (pathname === REPORT_PATH) return this.hear(request, response);
    this.asked.push(pathname);
    const spoiling = this.spoilings.filter(({ paths }) => paths.test(pathname));
    const delay = Math.max(0, ...spoiling.map((each) => each.delay ?? 0));
    if (delay) await new Promise((resolve) => setTimeout(resolve, delay));
    const fault = spoiling.find((each) => each.fault)?.fault;
    if (fault) return answerWith(fault, path.join(this.folder, decodeURI(pathname)), response);
    if (this.inbox(request, response)) return;
    this.forward(
      request,
      response,
      spoiling.flatMap(({ change }) => change ?? []),
    );
  }

  private withScripts(html: string): string {
    const tags = [...this.scripts.keys()].map((each) => `<script src="${each}"></script>`);
    return html.replace("<head>", `<head>${tags.join("")}`);
  }

  private async sendInTwo(html: string, response: ServerResponse): Promise<void> {
    const end = html.indexOf("<body");
    response.write(html.slice(0, end));
    await new Promise((resolve) => setTimeout(resolve, this.pauseAfterHead));
    response.end(html.slice(end));
  }

  private async hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    this.complaints.push(Buffer.concat(chunks).toString());
    response.writeHead(204).end();
  }

  /** What is changed is asked for without compression; everything else is handed on as it is. */
  private forward(request: IncomingMessage, response: ServerResponse, changes: ((text: string) => string)[]): void {
    const { method, url, headers } = request;
    const isDocument = headers.accept?.includes("text/html") || (url ?? "").endsWith("/");
    const isChanged = changes.length > 0 || isDocument;
    const asked = isChanged ? { ...headers, "accept-encoding": "identity", "if-none-match": "" } : headers;
    const onward = ask({ port: portOf(this.site), method, path: url, headers: asked }, (answer) => {
      // An answer that a deploy has cut off ends for the browser, too: it would keep one of its connections for ever.
      const cutOff = () => void response.destroy();
      if (!isChanged)
        return void pipeline(answer, response.writeHead(answer.statusCode ?? 502, answer.headers)).catch(cutOff);
      textOf(answer).then((text) => {
        const isHtml = /text\/html/u.test(answer.headers["content-type"] ?? "");
        const body = changes.reduce((before, change) => change(before), isHtml ? this.withScripts(text) : text);
        const { "content-length": _length, etag: _tag, ...rest } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, rest);
        if (method === "HEAD") return void response.end();
        if (isHtml && this.pauseAfterHead) return void this.sendInTwo(body, response);
        response.end(body);
      }, cutOff);
    });
    onward.on("error", () => response.destroy());
    request.pipe(onward);
  }
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

const portOf = (server: Server | undefined): number => (server?.address() as AddressInfo | undefined)?.port ?? 0;

function listening(server: Server, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once("error", reject).listen(port, "localhost", () => resolve(server));
  });
}

async function closed(server: Server | undefined): Promise<void> {
  if (!server?.listening) return;
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
}
