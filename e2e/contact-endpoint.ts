/** Starts an endpoint for the contact form, like that of a form service. */
import { createServer } from "node:http";
import { text as textOf } from "node:stream/consumers";
import { test as base } from "@playwright/test";
import { closeServer, listen } from "./processes";

/** Status and body of the response, by path. `hang` never responds, `reset` resets the connection. */
const RESPONSES = {
  ok: [200, '{ "ok": true }'],
  bad: [400, '{ "errors": [null, "name", {}, { "field": "password" }] }'],
  refuse: [422, '{ "errors": [{ "field": "message", "code": "short" }, { "field": "email", "code": "TYPE_EMAIL" }] }'],
  rateLimit: [429, "{}"],
  redirect: [303, ""],
  fail: [500, "<h1>The endpoint's own page</h1>"],
} as const;

type Behaviour = keyof typeof RESPONSES | "hang" | "reset";

interface Endpoint {
  at(behaviour: Behaviour): string;
  received: Record<string, string>[];
}

export const test = base.extend<{ endpoint: Endpoint }>({
  // The policy of the built site allows its own endpoint only.
  bypassCSP: true,
  endpoint: async ({ baseURL }, provide) => {
    const received: Endpoint["received"] = [];
    const server = createServer(async (request, response) => {
      // After the reset of a reused connection a browser sends the form again.
      response.shouldKeepAlive = false;
      const fields = Object.fromEntries(new URLSearchParams(await textOf(request)));
      if (request.method !== "POST") return void response.writeHead(404).end();
      received.push(fields);
      const behaviour = request.url?.slice(1) as Behaviour;
      if (behaviour === "reset") return void request.socket.resetAndDestroy();
      if (behaviour === "hang") return;
      const [status, body] = RESPONSES[behaviour];
      const type = body.startsWith("{") ? "application/json" : "text/html; charset=utf-8";
      // Required of every response by contact/README.md.
      response.setHeader("Access-Control-Allow-Origin", "*").setHeader("Content-Type", type);
      if (behaviour === "redirect") response.setHeader("Location", new URL(fields["_next"] ?? "/", baseURL).href);
      response.writeHead(status).end(body);
    });
    const origin = `http://localhost:${await listen(server)}`;
    await provide({ received, at: (behaviour) => `${origin}/${behaviour}` });
    await closeServer(server);
  },
});
