/** The host of a test: what happens to a visitor on the way happens here, and not in the browser, so every engine meets it. */
import { createServer, type IncomingMessage, request as ask, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { text as textOf } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { createLocalEndpoint } from "../contact/local-endpoint";
import { createSiteServer } from "../src/hosting/server";
import { answerWith, type Fault } from "./faults/fault";
import { close, listen } from "./servers";

/** What is done to answers whose path the pattern fits. */
export interface Spoiling {
  paths: RegExp;
  /** Milliseconds. */
  delay?: number;
  /** Instead of the answer; who asks for its headers only gets them whole. */
  fault?: Fault;
  /** Another text in place of the answer's. */
  change?: (text: string, type: string) => string;
}

/** Who answers what is whole. */
export interface Site {
  port: number;
  stop(): Promise<unknown>;
}

/** Of a script that documents run first (`addScript`). */
const SCRIPT_PATH = /^\/__test-(\d+)\.js$/u;
/** Where such a script tells what it has heard. */
export const REPORT_PATH = "/__report";

export class Host {
  /** Milliseconds between a document's head and its body. */
  pauseAfterHead = 0;
  /** Paths without query, in order. */
  readonly asked: string[] = [];
  /** What scripts of pages have reported. */
  readonly reports: string[] = [];
  /** How many browsers have begun to show, where they run a script; what a worker keeps is none. */
  documents = 0;
  private readonly spoilings: Spoiling[] = [];
  private site: Site | undefined;
  private server: Server | undefined;
  private port = 0;
  private readonly endpoint = createLocalEndpoint();
  private readonly scripts: string[] = [];

  /** @param begin serves a folder; the preview server, unless it is another one */
  constructor(
    private folder: string,
    private readonly begin: (folder: string) => Promise<Site> = servePreview,
  ) {}

  /** Browsers allow service workers on `localhost`. */
  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** At first on a free port, later on the same one. */
  async start(): Promise<void> {
    this.site ??= await this.begin(this.folder);
    this.server = createServer((request, response) => void this.answer(request, response));
    this.port = await listen(this.server, this.port);
  }

  /** Without network: every connection ends, and no new one begins. */
  async away(): Promise<void> {
    await close(this.server);
  }

  async stop(): Promise<void> {
    await Promise.all([close(this.server), this.site?.stop()]);
  }

  /** From now on, this build is what is there; files of the last one are gone. */
  async deploy(folder: string): Promise<void> {
    this.folder = folder;
    await this.site?.stop();
    this.site = await this.begin(folder);
  }

  /** Every document runs the code first, from now on. The policy allows it, as it comes from the host. */
  addScript(code: string): void {
    this.scripts.push(code);
  }

  spoil(spoiling: Spoiling): void {
    this.spoilings.push(spoiling);
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pathname = (request.url ?? "/").replace(/\?.*/u, "");
    const script = SCRIPT_PATH.exec(pathname)?.[1];
    if (script) {
      if (script === "0") this.documents += 1;
      const headers = { "Content-Type": "text/javascript", "Cache-Control": "no-store" };
      return void response.writeHead(200, headers).end(this.scripts[Number(script)]);
    }
    if (pathname === REPORT_PATH) {
      this.reports.push(await textOf(request));
      return void response.writeHead(204).end();
    }
    this.asked.push(pathname);
    const spoilings = this.spoilings.filter(({ paths }) => paths.test(pathname));
    const delay = Math.max(0, ...spoilings.map((each) => each.delay ?? 0));
    if (delay) await pause(delay);
    const fault = spoilings.find((each) => each.fault)?.fault;
    if (fault && request.method !== "HEAD")
      return answerWith(fault, path.join(this.folder, decodeURI(pathname)), response);
    if (!this.endpoint(request, response)) this.forward(request, response, spoilings);
  }

  /** What is changed is asked for without compression; everything else is handed on as it is. */
  private forward(request: IncomingMessage, response: ServerResponse, spoilings: readonly Spoiling[]): void {
    const { method, url, headers } = request;
    const isDocument = headers.accept?.includes("text/html") || (url ?? "").endsWith("/");
    const isChanged = spoilings.some(({ change }) => change) || (isDocument && this.scripts.length > 0);
    const asked = isChanged ? { ...headers, "accept-encoding": "identity", "if-none-match": "" } : headers;
    const onward = ask({ port: this.site?.port, method, path: url, headers: asked }, (answer) => {
      // An answer that a deploy has cut off ends for the browser, too: it would keep one of its connections for ever.
      const cutOff = () => void response.destroy();
      if (isChanged) this.change(request, answer, response, spoilings).catch(cutOff);
      else pipeline(answer, response.writeHead(answer.statusCode ?? 502, answer.headers)).catch(cutOff);
    });
    onward.on("error", () => response.destroy());
    request.pipe(onward);
  }

  private async change(
    { method }: IncomingMessage,
    answer: IncomingMessage,
    response: ServerResponse,
    spoilings: readonly Spoiling[],
  ): Promise<void> {
    const type = answer.headers["content-type"] ?? "";
    const isHtml = type.includes("text/html");
    const tags = this.scripts.map((_code, index) => `<script src="/__test-${index}.js"></script>`);
    const whole = await textOf(answer);
    const body = spoilings.reduce(
      (before, { change }) => change?.(before, type) ?? before,
      isHtml ? whole.replace("<head>", `<head>${tags.join("")}`) : whole,
    );
    const { "content-length": _length, etag: _tag, ...rest } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, rest);
    if (method === "HEAD") return void response.end();
    if (isHtml && this.pauseAfterHead) {
      response.write(body.slice(0, body.indexOf("<body")));
      await pause(this.pauseAfterHead);
      return void response.end(body.slice(body.indexOf("<body")));
    }
    response.end(body);
  }
}

async function servePreview(folder: string): Promise<Site> {
  const server = createSiteServer(folder);
  return { port: await listen(server), stop: () => close(server) };
}
