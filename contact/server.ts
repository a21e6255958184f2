/** The endpoint as an HTTP server. */
import rateLimit from "@fastify/rate-limit";
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { clientOf, corsHeaders, failureAnswer } from "./answers";
import { errorCodes, hintFor } from "./errors";
import { handleForm, type Reply } from "./handle-form";
import type { Log } from "./log";
import type { Settings } from "./settings";
import type { SendMail } from "./smtp";
import type { Failure } from "./texts";

/** More than the longest message, with every character written as three (%C3%BC). */
export const MAX_FORM_BYTES = 100_000;

/**
 * A form is a packet or two: whoever sends it byte by byte wants to keep a connection. Behind nginx, which takes a whole
 * request before it passes it on, these are never reached.
 */
const TIMEOUTS_MS = { headers: 5000, request: 10_000, idle: 5000, checks: 1000 };

const MAX_CONNECTIONS = 500;
const MAX_HEADER_BYTES = 8192;
const MINUTE_MS = 60_000;

interface Parts {
  send: SendMail;
  log: Log;
}

/** @returns a server that does not listen yet */
export async function createServer(settings: Settings, { send, log }: Parts): Promise<FastifyInstance> {
  const { path, site, ratePerAddress, rateInAll, rateMinutes } = settings;
  const app = createApp(settings);
  const started = new WeakMap<FastifyRequest, number>();
  const answer = (request: FastifyRequest, reply: FastifyReply, given: Reply) => {
    logReply(log, request, given, performance.now() - (started.get(request) ?? Number.NaN));
    return reply.code(given.status).headers(given.headers).send(given.body);
  };
  app.addHook("onRequest", async (request, reply) => {
    started.set(request, performance.now());
    reply.headers(corsHeaders(request.headers.origin, site));
  });
  app.setErrorHandler((error: FastifyError, request, reply) =>
    answer(request, reply, { ...failureReply(request, error.statusCode ?? 500), error }),
  );
  app.setNotFoundHandler((request, reply) => answer(request, reply, failureReply(request, 404)));
  const window = { timeWindow: rateMinutes * MINUTE_MS };
  await app.register(rateLimit, { global: false });
  const countOfAll = app.createRateLimit({ ...window, max: rateInAll, keyGenerator: () => "all" });
  app.post(path, {
    // With IPv6 a household has a network of 56 bits (RIPE-690).
    config: { rateLimit: { ...window, max: ratePerAddress, ipv6Subnet: 56 } },
    handler: async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const countMessage = async () => {
        const count = await countOfAll(request);
        return !count.isAllowed && count.isExceeded ? Math.max(1, count.ttlInSeconds) : 0;
      };
      return answer(request, reply, await handleForm(form, request.headers, { settings, send, countMessage }));
    },
  });
  app.route({
    method: ["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"],
    url: path,
    handler: (request, reply) => answer(request, reply.header("Allow", "POST"), failureReply(request, 405)),
  });
  return app;
}

/** @returns Fastify for forms alone, without its own log, which would name addresses */
function createApp({ trustedProxies }: Settings): FastifyInstance {
  const app = fastify({
    logger: false,
    bodyLimit: MAX_FORM_BYTES,
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    keepAliveTimeout: TIMEOUTS_MS.idle,
    requestTimeout: TIMEOUTS_MS.request,
    forceCloseConnections: "idle",
    exposeHeadRoutes: false,
    http: {
      headersTimeout: TIMEOUTS_MS.headers,
      connectionsCheckingInterval: TIMEOUTS_MS.checks,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
  });
  app.server.maxConnections = MAX_CONNECTIONS;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  return app;
}

const FAILURES: Partial<Record<number, Failure>> = { 413: "tooLarge", 415: "notAForm", 429: "busy" };

function failureReply({ headers }: FastifyRequest, status: number): Reply {
  const outcome = FAILURES[status] ?? (status < 500 ? "other" : "broken");
  return { ...failureAnswer(clientOf(headers), status, outcome), outcome };
}

/** Logs neither the content of a request nor its sender. */
function logReply(log: Log, { headers }: FastifyRequest, { outcome, status, id, error }: Reply, ms: number): void {
  const bytes = Number(headers["content-length"]) || undefined;
  const details = { id, outcome, status, bytes, ms: Math.round(ms) };
  if (status < 500) log("info", "request", details);
  else log("error", "request", { ...details, reason: errorCodes(error), todo: hintFor(error) });
}
