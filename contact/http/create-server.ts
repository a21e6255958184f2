/** The endpoint as an HTTP server. What it answers is decided elsewhere (answer-form.ts). */
import rateLimit from "@fastify/rate-limit";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { codeOf, type Log } from "../log";
import { explain } from "../explain";
import type { Settings } from "../settings/settings";
import type { Metrics } from "../watch/metrics";
import {
  answerForm,
  busyReply,
  corsHeaders,
  failureAnswer,
  type Keeping,
  type Outcome,
  type Reply,
} from "./answer-form";
import { busyChecks, CountedByTime } from "./busy-check";
import { fastifyApp } from "./fastify-app";
import type { Failure } from "./pages";

export interface ServerParts {
  keep: Keeping["keep"];
  newId(): string;
  now(): number;
  log: Log;
  metrics: Metrics;
}

/** @returns a server that does not listen yet */
export async function createServer(settings: Settings, parts: ServerParts): Promise<FastifyInstance> {
  const { path, site, trustedProxies } = settings;
  const app = fastifyApp(trustedProxies);
  const started = new WeakMap<FastifyRequest, number>();
  const answer = (request: FastifyRequest, reply: FastifyReply, given: Reply) => {
    tell(parts, request, given, performance.now() - (started.get(request) ?? Number.NaN));
    return send(reply, given);
  };
  const fail: Fail = (request, reply, status, reason) => answer(request, reply, failureOf(request, status, reason));
  app.addHook("onRequest", async (request, reply) => {
    started.set(request, performance.now());
    reply.headers(corsHeaders(request.headers.origin, site));
  });
  app.setErrorHandler((error: FastifyError, request, reply) =>
    fail(request, reply, error.statusCode ?? 500, codeOf(error)),
  );
  app.setNotFoundHandler((request, reply) => fail(request, reply, 404));
  await app.register(rateLimit, { global: false, store: CountedByTime });
  const busyFor = busyChecks(app, settings);
  app.post(path, {
    onRequest: async (request, reply) => {
      const seconds = await busyFor.ofAddress(request);
      if (seconds > 0) return answer(request, reply, busyReply(seconds, request.headers));
    },
    handler: async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const keeping = { site, ...parts, busyFor: () => busyFor.inAll(request) };
      return answer(request, reply, await answerForm(form, request.headers, keeping));
    },
  });
  app.route({
    method: ["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"],
    url: path,
    handler: (request, reply) => fail(request, reply.header("Allow", "POST"), 405),
  });
  return app;
}

type Fail = (request: FastifyRequest, reply: FastifyReply, status: number, reason?: string) => FastifyReply;

const FAILURES: Partial<Record<number, [Outcome, Failure]>> = {
  413: ["too-large", "tooLarge"],
  415: ["not-a-form", "notAForm"],
};

function failureOf({ headers }: FastifyRequest, status: number, reason?: string): Reply {
  const byDefault: [Outcome, Failure] = status < 500 ? ["other", "other"] : ["failed", "broken"];
  const [outcome, failure] = FAILURES[status] ?? byDefault;
  return { answer: failureAnswer(status, failure, headers), outcome, ...(reason ? { reason } : {}) };
}

/** Counts a reply, and says what became of the request: nothing of what was in it, and not from where it came. */
function tell({ log, metrics }: ServerParts, request: FastifyRequest, given: Reply, milliseconds: number): void {
  const { outcome, id, reason } = given;
  metrics.requests[outcome] += 1;
  const bytes = Number(request.headers["content-length"]) || undefined;
  const { status } = given.answer;
  const details = { id, outcome, status, bytes, ms: Math.round(milliseconds), reason, todo: explain(reason) };
  log(outcome === "failed" ? "error" : "info", "request", details);
}

function send(reply: FastifyReply, { answer: { status, headers, body } }: Reply): FastifyReply {
  return reply.code(status).headers(headers).send(body);
}
