/** The endpoint as an HTTP server. */
import rateLimit from "@fastify/rate-limit";
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { readClient, corsHeaders, createFailure } from "./responses";
import { formatErrorCodes, findHint } from "./errors";
import { handleForm, type Reply } from "./handle-form";
import type { Log } from "./log";
import type { Settings } from "./settings";
import type { SendMail } from "./smtp";
import type { ServiceFailure } from "./texts";

/** More than the longest form, with percent-encoded characters (%C3%BC). */
export const MAX_FORM_BYTES = 100_000;

/** Timeouts against slow requests. nginx, which buffers requests, never exceeds them. */
const TIMEOUTS_MS = { headers: 5000, request: 10_000, idle: 5000, checks: 1000 };

const MAX_CONNECTIONS = 500;
const MAX_HEADER_BYTES = 8192;
const MINUTE_MS = 60_000;

interface Dependencies {
  send: SendMail;
  log: Log;
}

/** Creates a server, which does not listen yet. */
export async function createServer(settings: Settings, { send, log }: Dependencies): Promise<FastifyInstance> {
  const { path, site, ratePerAddress, rateInAll, rateMinutes } = settings;
  const app = createApp(settings);
  const started = new WeakMap<FastifyRequest, number>();
  const respond = (request: FastifyRequest, reply: FastifyReply, response: Reply) => {
    logReply(log, request, response, performance.now() - (started.get(request) ?? Number.NaN));
    return reply.code(response.status).headers(response.headers).send(response.body);
  };
  app.addHook("onRequest", async (request, reply) => {
    started.set(request, performance.now());
    reply.headers(corsHeaders(request.headers.origin, site));
  });
  app.setErrorHandler((error: FastifyError, request, reply) =>
    respond(request, reply, { ...failureReply(request, error.statusCode ?? 500), error }),
  );
  app.setNotFoundHandler((request, reply) => respond(request, reply, failureReply(request, 404)));
  const window = { timeWindow: rateMinutes * MINUTE_MS };
  await app.register(rateLimit, { global: false });
  const countInAll = app.createRateLimit({ ...window, max: rateInAll, keyGenerator: () => "all" });
  app.post(path, {
    // A household's IPv6 network has 56 bits (RIPE-690).
    config: { rateLimit: { ...window, max: ratePerAddress, ipv6Subnet: 56 } },
    handler: async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const checkRateLimit = async () => {
        const count = await countInAll(request);
        return !count.isAllowed && count.isExceeded ? Math.max(1, count.ttlInSeconds) : 0;
      };
      return respond(request, reply, await handleForm(form, request.headers, { settings, send, checkRateLimit }));
    },
  });
  app.route({
    method: ["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"],
    url: path,
    handler: (request, reply) => respond(request, reply.header("Allow", "POST"), failureReply(request, 405)),
  });
  return app;
}

/** Creates a Fastify instance that accepts only forms, without Fastify's log, which would contain addresses. */
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

const FAILURES: Partial<Record<number, ServiceFailure>> = { 413: "tooLarge", 415: "notAForm", 429: "rateLimited" };

function failureReply({ headers }: FastifyRequest, status: number): Reply {
  const outcome = FAILURES[status] ?? (status < 500 ? "other" : "broken");
  return { ...createFailure(readClient(headers), status, outcome), outcome };
}

/** Logs a response, without the content of the request or its sender. */
function logReply(log: Log, { headers }: FastifyRequest, { outcome, status, id, error }: Reply, ms: number): void {
  const bytes = Number(headers["content-length"]) || undefined;
  const details = { id, outcome, status, bytes, ms: Math.round(ms) };
  if (status < 500) log("info", "request", details);
  else log("error", "request", { ...details, reason: formatErrorCodes(error), todo: findHint(error) });
}
