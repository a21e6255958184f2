/** Responses of the service (contact/README.md): JSON for the site's script, pages and a redirect for browsers. */
import type { IncomingHttpHeaders } from "node:http";
import type { FieldProblem, ProblemsBody } from "../src/contact/validate";
import { createFailurePage, createProblemsPage } from "./pages";
import { type ServiceFailure, type Language, languageOf } from "./texts";

export interface ServiceResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

interface Client {
  /** True for the site's script, false for a browser without JavaScript. */
  readsJson: boolean;
  language: Language;
}

/** Reads the accepted format and the language of a client. @param language the language of the form's page, if sent */
export function readClient(headers: IncomingHttpHeaders, language?: string | null): Client {
  return {
    readsJson: headers.accept?.includes("application/json") ?? false,
    language: languageOf(language ?? headers["accept-language"]),
  };
}

/**
 * Creates the response after success. A redirect leads only to pages of the site, since an open redirect helps phishing.
 * @param next the path or URL that the form names
 * @param site the site's origin
 */
export function createSuccess({ readsJson }: Client, next: string | null, site: string): ServiceResponse {
  if (readsJson) return createJsonResponse(200, { ok: true });
  const path = next?.startsWith(site) ? next.slice(site.length) : next;
  const Location = path !== null && isOwnPath(path) && next !== null ? next : `${site}/`;
  return { status: 303, headers: { Location, "Cache-Control": "no-store" }, body: "" };
}

/** Creates the response to a form with invalid fields. */
export function createProblems({ readsJson, language }: Client, problems: FieldProblem[]): ServiceResponse {
  if (readsJson) return createJsonResponse(422, { errors: problems } satisfies ProblemsBody);
  return createPageResponse(422, createProblemsPage(problems, language));
}

/** Creates the response to a failure that no field explains. */
export function createFailure(
  { readsJson, language }: Client,
  status: number,
  failure: ServiceFailure,
  extraHeaders: Record<string, string> = {},
): ServiceResponse {
  const response = readsJson
    ? createJsonResponse(status, { error: failure })
    : createPageResponse(status, createFailurePage(failure, language));
  return { ...response, headers: { ...response.headers, ...extraHeaders } };
}

/** Allows the site's pages to read a response from a different host (Fetch standard, "CORS protocol"). */
export function corsHeaders(origin: string | undefined, site: string): Record<string, string> {
  return { Vary: "Origin", ...(origin === site ? { "Access-Control-Allow-Origin": site } : {}) };
}

function createJsonResponse(status: number, body: object): ServiceResponse {
  const headers = { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" };
  return { status, headers, body: JSON.stringify(body) };
}

function createPageResponse(status: number, body: string): ServiceResponse {
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
  };
  return { status, headers, body };
}

/** Checks for a path of this site. Limits its length, because proxies accept 4 KB of headers. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[\w./-]{0,1000}$/u.test(path);
}
