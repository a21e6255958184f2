/** An endpoint for the contact form, as that of a form service. */
import { createServer, type ServerResponse } from "node:http";
import { text as textOf } from "node:stream/consumers";
import { test as base } from "@playwright/test";
import { close, listen } from "./servers";

/** How the endpoint answers, by the path that it is asked for; it lets `hang` hang, and resets `reset`. */
const ANSWERS = {
  ok: [200, { ok: true }],
  bad: [400, { errors: "none that the form knows" }],
  refuse: [422, { errors: [{ field: "email", code: "rejected" }] }],
  busy: [429, {}],
} as const;

export type Behaviour = keyof typeof ANSWERS | "redirect" | "fail" | "hang" | "reset";

/** An endpoint on a port of its own: another origin, as that of a form service. */
interface Endpoint {
  at(behaviour: Behaviour): string;
  received: Record<string, string>[];
}

export const test = base.extend<{ endpoint: Endpoint }>({
  // The policy of the built site allows no other endpoint than its own.
  bypassCSP: true,
  endpoint: async ({ baseURL }, provide) => {
    const received: Endpoint["received"] = [];
    // The headers that docs/operating.md asks of every answer, redirects and failures included.
    const send = (response: ServerResponse, status: number, type: string, body: string, more = {}) =>
      response.writeHead(status, { "Access-Control-Allow-Origin": "*", "Content-Type": type, ...more }).end(body);
    const server = createServer(async (request, response) => {
      // A browser sends a form again where a connection that was used before is reset.
      response.shouldKeepAlive = false;
      const fields = Object.fromEntries(new URLSearchParams(await textOf(request)));
      if (request.method !== "POST") return void response.writeHead(404).end();
      received.push(fields);
      const behaviour = request.url?.slice(1) ?? "";
      const [status, body] = ANSWERS[behaviour as keyof typeof ANSWERS] ?? [];
      if (status) return void send(response, status, "application/json", JSON.stringify(body));
      if (behaviour === "reset") return void request.socket.resetAndDestroy();
      if (behaviour === "hang") return;
      const Location = new URL(fields["_next"] ?? "/", baseURL).href;
      if (behaviour === "redirect") send(response, 303, "text/html", "", { Location });
      else send(response, 500, "text/html; charset=utf-8", "<h1>The endpoint's own page</h1>");
    });
    const origin = `http://localhost:${await listen(server)}`;
    await provide({ received, at: (behaviour) => `${origin}/${behaviour}` });
    await close(server);
  },
});
