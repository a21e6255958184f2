/** A host with one kind of resource broken, from the moment a test says so. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, request as ask, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { createSiteServer } from "../../src/hosting/server";
import { HAS_NGINX, startNginx } from "../nginx";
import { FOLDER } from "../folder";

/** What can be wrong with an answer. The wrong kind is a page of HTML, as a hotel's network gives to everyone. */
export const FAULTS = ["404", "500", "no answer", "cut off", "wrong kind", "empty"] as const;
export type Fault = (typeof FAULTS)[number];

/** Who answers what is whole: the preview server, or a real nginx with the rules that the build has written. */
export type Host = "preview server" | "nginx";
export const HOSTS: readonly Host[] = HAS_NGINX ? ["preview server", "nginx"] : ["preview server"];

export interface FaultyServer {
  origin: string;
  /** Breaks the paths that the pattern fits; those that it fits no longer are whole again. */
  breakPaths(pattern: RegExp, fault: Fault): void;
  /** Makes all of them whole. */
  mend(): void;
  /** The broken paths that have been asked for since then. */
  broken: string[];
  stop(): Promise<void>;
}

/** @returns the server, listening on a free port of localhost. */
export async function startFaultyServer(host: Host): Promise<FaultyServer> {
  const whole = await HOST[host]();
  const state: { pattern?: RegExp; fault?: Fault } = {};
  const broken: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (!state.fault || !state.pattern?.test(pathname) || request.method !== "GET") {
      whole.answer(request, response);
      return;
    }
    broken.push(pathname);
    answerWith(state.fault, path.join(FOLDER, decodeURI(pathname)), response);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    breakPaths: (pattern, fault) => {
      Object.assign(state, { pattern, fault });
      broken.length = 0;
    },
    mend: () => Object.assign(state, { pattern: undefined, fault: undefined }),
    broken,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await whole.stop();
    },
  };
}

interface WholeHost {
  answer: RequestListener;
  stop(): Promise<void>;
}

const HOST: Readonly<Record<Host, () => Promise<WholeHost>>> = {
  "preview server": () => {
    const site = createSiteServer(path.resolve(FOLDER));
    return Promise.resolve({
      answer: (request, response) => void site.emit("request", request, response),
      stop: () => Promise.resolve(),
    });
  },
  nginx: async () => {
    const { port, stop } = await startNginx(FOLDER);
    return { answer: forwardTo(port), stop };
  },
};

/** Hands a request on as it is, and its answer back. */
function forwardTo(port: number): RequestListener {
  return (request, response) => {
    const { method, url, headers } = request;
    const onward = ask({ host: "127.0.0.1", port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on("error", () => response.destroy());
    request.pipe(onward);
  };
}

const PORTAL = "<!doctype html><title>Wi-Fi</title><p>Please log in to this network.";

/** Answers as the fault says. @param file what would be answered if it were whole */
export function answerWith(fault: Fault, file: string, response: ServerResponse): void {
  const headers = { "Cache-Control": "no-store", "Content-Type": typeOf(file) };
  if (fault === "404" || fault === "500") response.writeHead(Number(fault), headers).end(`${fault}`);
  if (fault === "wrong kind") response.writeHead(200, { ...headers, "Content-Type": "text/html" }).end(PORTAL);
  if (fault === "empty") response.writeHead(200, { ...headers, "Content-Length": 0 }).end();
  if (fault === "cut off") cutOff(file, headers, response);
}

/** Says how long the answer is, sends half of it and hangs up. */
function cutOff(file: string, headers: Record<string, string>, response: ServerResponse): void {
  const body = existsSync(file) && statSync(file).isFile() ? readFileSync(file) : Buffer.from(PORTAL);
  response.writeHead(200, { ...headers, "Content-Length": body.length });
  response.write(body.subarray(0, body.length / 2), () => response.destroy());
}

function typeOf(file: string): string {
  const types: Record<string, string> = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".svg": "image/svg+xml",
    ".avif": "image/avif",
    ".webp": "image/webp",
    ".png": "image/png",
  };
  return types[path.extname(file)] ?? "application/octet-stream";
}
