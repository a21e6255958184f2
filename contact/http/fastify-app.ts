import fastify, { type FastifyInstance } from "fastify";
import { FORM_TYPE, MOST_BYTES } from "../../src/contact/receive";

/**
 * In milliseconds. A form is one small packet or two: whoever sends it byte by byte wants to keep a connection. Behind nginx,
 * which takes a whole request before it passes it on, they are never met.
 */
export const TIMEOUTS = { headers: 5000, request: 10_000, idle: 5000, checked: 1000 };

const MOST_CONNECTIONS = 500;

const MOST_HEADER_BYTES = 8192;

/**
 * @param trustedProxies whose word for a visitor's address counts
 * @returns Fastify as it takes forms and nothing else, without a log of its own: that would name addresses
 */
export function fastifyApp(trustedProxies: string[]): FastifyInstance {
  const app = fastify({
    logger: false,
    bodyLimit: MOST_BYTES,
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    keepAliveTimeout: TIMEOUTS.idle,
    requestTimeout: TIMEOUTS.request,
    forceCloseConnections: "idle",
    exposeHeadRoutes: false,
    http: {
      headersTimeout: TIMEOUTS.headers,
      connectionsCheckingInterval: TIMEOUTS.checked,
      maxHeaderSize: MOST_HEADER_BYTES,
    },
  });
  app.server.maxConnections = MOST_CONNECTIONS;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(FORM_TYPE, { parseAs: "string" }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  return app;
}
