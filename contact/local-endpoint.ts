/** The service inside another server of this machine, so that the contact form leads somewhere while the site is developed. */
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { INBOX_PATH } from "../src/contact/endpoint";
import { createMailFolder } from "./mail-folder";
import { createServer } from "./server";
import { SCHEMA } from "./settings";

/** Settings of a trial on this machine: example addresses. */
export const TRIAL = {
  to: "office@fernwerk.example",
  from: "website@fernwerk.example",
  site: "http://localhost:8000",
};

export const MAIL_FOLDER = path.resolve(".contact/mails");

const SETTINGS = SCHEMA.parse({ ...TRIAL, path: INBOX_PATH, ratePerAddress: "1000000", rateInAll: "1000000" });

async function startServer(folder: string) {
  const app = await createServer(SETTINGS, { send: createMailFolder(folder), log: () => undefined });
  await app.ready();
  return app;
}

/**
 * @param folder for the mails, which are files: nothing is sent
 * @returns a handler that answers requests for the endpoint; it returns false, and does nothing, for all others
 */
export function createLocalEndpoint(folder = MAIL_FOLDER) {
  let app: ReturnType<typeof startServer> | undefined;
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.url?.split("?")[0] !== INBOX_PATH) return false;
    app ??= startServer(folder);
    app.then(
      ({ routing }) => routing(request, response),
      // The folder cannot be created. It may be possible at the next request.
      (error: Error) => {
        app = undefined;
        console.error(error.message);
        response.writeHead(503).end();
      },
    );
    return true;
  };
}
