/** What an endpoint answers (docs/operating.md), as data: each kind of server has its own way to send it. */
import type { Reception } from "./receive";
import type { Refusal } from "./refusal";
import type { Problem } from "./validate";

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface Asked {
  /** The request's header. */
  accept: string | undefined;
  /** Where the form wants success to lead. */
  next: string | null;
}

interface Endpoint {
  /** Where success leads when the form names no place that it may. */
  home: string;
  /** The site's origin, where the endpoint is on another host: such as https://www.fernwerk.example. */
  site?: string;
  /** @returns the page for a browser without JavaScript */
  problemsPage(problems: Problem[]): string;
}

/** Nothing in such a page asks for anything, and nobody keeps it. */
const PAGE_HEADERS = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
};

/** @returns what to answer to a form */
export function answerTo(
  reception: Exclude<Reception, { outcome: "trapped" }>,
  { accept, next }: Asked,
  endpoint: Endpoint,
): Answer {
  const isJson = wantsJson(accept);
  if (reception.outcome === "refused") {
    const { problems: errors } = reception;
    return isJson
      ? jsonAnswer(422, { errors } satisfies Refusal)
      : pageAnswer(422, endpoint.problemsPage(reception.problems));
  }
  if (isJson) return jsonAnswer(200, { ok: true });
  const isOurs = isOwnPath(next) || isOnSite(next, endpoint.site);
  const Location = isOurs && next !== null ? next : endpoint.home;
  return { status: 303, headers: { Location, "Cache-Control": "no-store" }, body: "" };
}

/** @returns whether the sender reads JSON: the site's script does, a browser that sends the form itself does not. */
export function wantsJson(accept = ""): boolean {
  return accept.includes("application/json");
}

export function jsonAnswer(status: number, body: object): Answer {
  const headers = { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" };
  return { status, headers, body: JSON.stringify(body) };
}

export function pageAnswer(status: number, html: string): Answer {
  return { status, headers: { ...PAGE_HEADERS }, body: html };
}

/** A redirect to wherever a form says would lend this address to anybody. Proxies take 4 KB of headers. */
function isOwnPath(next: string | null): boolean {
  return next !== null && /^\/(?![/\\])[\w./-]{0,1000}$/u.test(next);
}

/** What follows the origin has to be a path of its own: `https://site@evil.example` begins with the site, too. */
function isOnSite(next: string | null, site: string | undefined): boolean {
  return site !== undefined && next !== null && next.startsWith(site) && isOwnPath(next.slice(site.length));
}
