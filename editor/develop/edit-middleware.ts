/** Redirects from a page of `npm run develop` to its form, if `npm run edit` runs too. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { findPageFiles } from "../../src/content/read/find-files";
import { isLanguage } from "../../src/i18n/languages";
import { kindOf } from "../../src/model/kinds";
import { formUrlOf } from "../form/collections";
import { readFormUrl } from "../server/local-urls";

const EDIT_PATH = "/__edit/";

/** The time limit for a response of the form's server. */
const FORM_TIMEOUT_MS = 1000;

type Next = () => void;

/** Creates a handler of `/__edit/`. @param root absolute path of the project */
export function createFormRedirect(root: string) {
  return (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    const url = new URL(request.url ?? "/", "http://localhost");
    if (url.pathname !== EDIT_PATH) return next();
    void respond(root, url.searchParams.get("page") ?? "", response);
  };
}

async function respond(root: string, page: string, response: ServerResponse): Promise<void> {
  const [, language = "", ...rest] = page.split("/");
  const route = `/${rest.join("/")}`;
  if (!isLanguage(language) || !findPageFiles(root).pages.some((file) => file.route === route))
    return sendText(response, `${page} is made of no file of its own.`);
  const address = readFormUrl(root);
  if (address === undefined || !(await isRunning(address)))
    return sendText(
      response,
      "The form is not running: run npm run edit in a second terminal, and follow the link again.",
    );
  response.writeHead(302, { Location: `${address}${formUrlOf(route, kindOf(route))}` }).end();
}

async function isRunning(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: "HEAD", signal: AbortSignal.timeout(FORM_TIMEOUT_MS) })).ok;
  } catch {
    return false;
  }
}

function sendText(response: ServerResponse, sentence: string): void {
  response.writeHead(200, { "Content-Type": "text/plain; charset=utf-8" }).end(sentence);
}
