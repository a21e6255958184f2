/**
 * A local inbox for the contact form, so that it leads somewhere while the site is developed or looked at. It keeps its
 * messages in memory, answers by the rules that docs/operating.md gives to every endpoint, and is no part of a build.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { type Answer, answerTo, pageAnswer } from "../../contact/answer";
import { INBOX_PATH } from "../../contact/endpoint";
import { BESIDES } from "../../contact/form-fields";
import type { Message } from "../../contact/message";
import { receive } from "../../contact/receive";
import { messagesPage, problemsPage } from "./inbox-pages";
import { readForm } from "./read-form";
import { readUrl } from "./read-url";

/** The last ones; older ones make room. */
const MOST_MESSAGES = 100;

type Handler = (request: IncomingMessage, response: ServerResponse) => boolean;

/** @returns a handler that answers requests to the inbox; it returns false, and does nothing, for all others. */
export function createInbox(): Handler {
  const messages: Message[] = [];
  return (request, response) => {
    if (readUrl(request.url)?.pathname !== INBOX_PATH) return false;
    if (request.method === "POST") void keep(request, response, messages);
    else if (request.method === "GET" || request.method === "HEAD")
      send(response, pageAnswer(200, messagesPage(messages)));
    else response.writeHead(405, { Allow: "GET, HEAD, POST" }).end();
    return true;
  };
}

async function keep(request: IncomingMessage, response: ServerResponse, messages: Message[]): Promise<void> {
  const form = await readForm(request);
  if (typeof form === "number") {
    response.writeHead(form, { Connection: "close" }).end();
    return;
  }
  const reception = receive(form, new Date());
  if (reception.outcome === "accepted") {
    messages.unshift(reception.message);
    messages.splice(MOST_MESSAGES);
  }
  const asked = { accept: request.headers.accept, next: form.get(BESIDES.next) };
  send(response, answerTo(reception, asked, { home: INBOX_PATH, problemsPage }));
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, headers);
  response.end(body);
}
