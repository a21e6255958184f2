/** Hosts a site for a test and injects delays, faults and scripts, for engines that cannot intercept requests. */
import {
  createServer,
  type IncomingMessage,
  request as sendRequest,
  type Server,
  type ServerResponse,
} from "node:http";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { text as textOf } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { createPreviewServer } from "../tools/preview-server";
import { respondWithFault, type Fault } from "./faults/fault";
import { closeServer, listen } from "./processes";

interface Interception {
  paths: RegExp;
  /** Milliseconds. */
  delay?: number;
  /** Applies to all requests but HEAD. */
  fault?: Fault;
  change?: (text: string, type: string) => string;
}

/** The server behind the host. */
interface SiteServer {
  port: number;
  stop(): Promise<unknown>;
}

/** Path of a script that was added by `addScript`. */
const SCRIPT_PATH = /^\/__test-(\d+)\.js$/u;
/** Path to which such scripts send reports. */
export const REPORT_PATH = "/__report";

export class FaultHost {
  /** Milliseconds between a document's head and its body. */
  pauseAfterHead = 0;
  /** Requested paths without query, in order. */
  readonly requestedPaths: string[] = [];
  readonly reports: string[] = [];
  /** Number of documents that have run the first added script, without those that a service worker prefetches. */
  documents = 0;
  private readonly interceptions: Interception[] = [];
  private site: SiteServer | undefined;
  private server: Server | undefined;
  private port = 0;
  private readonly scripts: string[] = [];

  constructor(
    private folder: string,
    private readonly startServer: (folder: string) => Promise<SiteServer> = startPreview,
  ) {}

  /** Browsers allow service workers on `localhost`. */
  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** Listens on a free port, and after `goOffline` on the same one. */
  async start(): Promise<void> {
    this.site ??= await this.startServer(this.folder);
    this.server = createServer((request, response) => void this.respond(request, response));
    this.port = await listen(this.server, this.port);
  }

  /** Closes all connections and refuses new ones. */
  async goOffline(): Promise<void> {
    await closeServer(this.server);
  }

  async stop(): Promise<void> {
    await Promise.all([closeServer(this.server), this.site?.stop()]);
  }

  async deploy(folder: string): Promise<void> {
    this.folder = folder;
    await this.site?.stop();
    this.site = await this.startServer(folder);
  }

  /** Adds a script at the beginning of every document. The security policy allows it: it is of the same origin. */
  addScript(code: string): void {
    this.scripts.push(code);
  }

  intercept(interception: Interception): void {
    this.interceptions.push(interception);
  }

  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
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
    this.requestedPaths.push(pathname);
    const interceptions = this.interceptions.filter(({ paths }) => paths.test(pathname));
    const delay = Math.max(0, ...interceptions.map((each) => each.delay ?? 0));
    if (delay) await pause(delay);
    const fault = interceptions.find((each) => each.fault)?.fault;
    if (fault && request.method !== "HEAD")
      return respondWithFault(fault, path.join(this.folder, decodeURI(pathname)), response);
    this.forward(request, response, interceptions);
  }

  /** Forwards a request to the server: uncompressed where the response is rewritten, else as a stream. */
  private forward(request: IncomingMessage, response: ServerResponse, interceptions: readonly Interception[]): void {
    const { method, url: path, headers: received } = request;
    const isDocument = received.accept?.includes("text/html") || (path ?? "").endsWith("/");
    const isRewritten = interceptions.some(({ change }) => change) || (isDocument && this.scripts.length > 0);
    const headers = isRewritten ? { ...received, "accept-encoding": "identity", "if-none-match": "" } : received;
    const forwarded = sendRequest({ port: this.site?.port, method, path, headers }, (upstream) => {
      // A deploy may cut a response off: left open, it would occupy one of the browser's connections.
      const abort = () => void response.destroy();
      if (isRewritten) this.rewrite(request, upstream, response, interceptions).catch(abort);
      else pipeline(upstream, response.writeHead(upstream.statusCode ?? 502, upstream.headers)).catch(abort);
    });
    forwarded.on("error", () => response.destroy());
    request.pipe(forwarded);
  }

  private async rewrite(
    { method }: IncomingMessage,
    upstream: IncomingMessage,
    response: ServerResponse,
    interceptions: readonly Interception[],
  ): Promise<void> {
    const type = upstream.headers["content-type"] ?? "";
    const isHtml = type.includes("text/html");
    const tags = this.scripts.map((_code, index) => `<script src="/__test-${index}.js"></script>`);
    const text = await textOf(upstream);
    const body = interceptions.reduce(
      (before, { change }) => change?.(before, type) ?? before,
      isHtml ? text.replace("<head>", `<head>${tags.join("")}`) : text,
    );
    const { "content-length": _length, etag: _tag, ...headers } = upstream.headers;
    response.writeHead(upstream.statusCode ?? 502, headers);
    if (method === "HEAD") return void response.end();
    if (isHtml && this.pauseAfterHead) {
      response.write(body.slice(0, body.indexOf("<body")));
      await pause(this.pauseAfterHead);
      return void response.end(body.slice(body.indexOf("<body")));
    }
    response.end(body);
  }
}

async function startPreview(folder: string): Promise<SiteServer> {
  const server = createPreviewServer(folder);
  return { port: await listen(server), stop: () => closeServer(server) };
}
