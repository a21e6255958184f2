/** Set-up of the service's tests: a form, settings, and an endpoint on a free port. */
import type { Server } from "node:http";
import { createLog } from "./log";
import type { Mail } from "./mail";
import type { Message } from "./parse-form";
import { createServer } from "./server";
import { readSettings, type Settings } from "./settings";
import type { SendMail } from "./smtp";

export const SITE = "https://www.fernwerk.example";

export const FORM = {
  name: "Kim Beispiel",
  email: "kim@post.example",
  company: "Müller & Söhne",
  telephone: "+49 221 4710 999",
  topic: "product",
  message: "Unsere Buchungsstrecke ist zu langsam:\nworan liegt es?",
  consent: "yes",
  lang: "de",
};

export function sampleMessage(fields: Message["fields"] = {}, language = "de"): Message {
  const { lang: _lang, ...own } = FORM;
  return { arrived: "2026-05-04T12:00:00.000Z", language, fields: { ...own, ...fields } };
}

/** Creates settings. @param more variables that replace or extend the required ones */
export function sampleSettings(more: Record<string, string> = {}): Settings {
  const required = {
    CONTACT_TO: "office@fernwerk.example",
    CONTACT_FROM: "website@fernwerk.example",
    CONTACT_SITE: SITE,
  };
  return readSettings({ ...required, ...more });
}

export interface Endpoint {
  url: string;
  server: Server;
  mails: Mail[];
  /** The lines of the log. */
  lines: string[];
  /** Sends the form. @param fields values that replace those of the form */
  post(fields?: Record<string, string>, headers?: Record<string, string>): Promise<Response>;
  stop(): Promise<void>;
}

/** Starts an endpoint. @param send a sender that replaces the list of mails */
export async function startEndpoint(more: Record<string, string> = {}, send?: SendMail): Promise<Endpoint> {
  const mails: Mail[] = [];
  const lines: string[] = [];
  const app = await createServer(sampleSettings(more), {
    send: send ?? (async (mail) => void mails.push(mail)),
    log: createLog((line) => lines.push(line)),
  });
  const url = `${await app.listen({ host: "127.0.0.1", port: 0 })}/api/contact`;
  const post: Endpoint["post"] = (fields = {}, headers = {}) =>
    fetch(url, {
      method: "POST",
      headers: { Accept: "text/html", ...headers },
      body: new URLSearchParams({ ...FORM, ...fields }),
      redirect: "manual",
    });
  return { url, server: app.server, mails, lines, post, stop: () => app.close() };
}
