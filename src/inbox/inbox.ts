/**
 * A local inbox for the contact form, so that it leads somewhere while the site is developed or looked at. It keeps its
 * messages in memory, answers by the rules that docs/operating.md gives to every endpoint, and is no part of a build.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { INBOX_PATH } from "../contact/endpoint";
import { BESIDES, FIELD_NAMES } from "../contact/form-fields";
import type { Refusal } from "../contact/refusal";
import { readUrl } from "./read-url";
import { type Problem, validate } from "../contact/validate";
import type { Message } from "./message";
import { messagesPage, problemsPage } from "./inbox-pages";
import { readForm } from "./read-form";

/** The last ones; older ones make room. */
const MOST_MESSAGES = 100;

type Handler = (request: IncomingMessage, response: ServerResponse) => boolean;

/** @returns a handler that answers requests to the inbox; it returns false, and does nothing, for all others. */
export function createInbox(): Handler {
  const messages: Message[] = [];
  return (request, response) => {
    if (readUrl(request.url)?.pathname !== INBOX_PATH) return false;
    if (request.method === "POST") void receive(request, response, messages);
    else if (request.method === "GET" || request.method === "HEAD") show(response, 200, messagesPage(messages));
    else response.writeHead(405, { Allow: "GET, HEAD, POST" }).end();
    return true;
  };
}

async function receive(request: IncomingMessage, response: ServerResponse, messages: Message[]): Promise<void> {
  const form = await readForm(request);
  if (typeof form === "number") {
    response.writeHead(form, { Connection: "close" }).end();
    return;
  }
  const problems = validate((field) => form.get(field) ?? undefined);
  if (problems.length > 0) return refuse(request, response, problems);
  // A program that filled in the trap is told what it wants to hear.
  if (!form.get(BESIDES.trap)) addMessage(messages, form);
  accept(request, response, form.get(BESIDES.next));
}

function addMessage(messages: Message[], form: URLSearchParams): void {
  const fields = Object.fromEntries(FIELD_NAMES.flatMap((name) => (form.has(name) ? [[name, form.get(name)]] : [])));
  messages.unshift({ arrived: new Date().toISOString(), language: form.get(BESIDES.language) ?? "", fields });
  messages.splice(MOST_MESSAGES);
}

function refuse(request: IncomingMessage, response: ServerResponse, errors: Problem[]): void {
  if (wantsJson(request)) json(response, 422, { errors } satisfies Refusal);
  else show(response, 422, problemsPage(errors));
}

function accept(request: IncomingMessage, response: ServerResponse, next: string | null): void {
  if (wantsJson(request)) json(response, 200, { ok: true });
  else response.writeHead(303, { Location: isOwnPath(next) ? next : INBOX_PATH }).end();
}

/** A redirect to wherever a form says would lend this address to anybody. */
function isOwnPath(next: string | null): next is string {
  return next !== null && /^\/(?![/\\])[\w./-]*$/u.test(next);
}

function wantsJson({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes("application/json") ?? false;
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" });
  response.end(JSON.stringify(body));
}

function show(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
  });
  response.end(html);
}
