/** The service as a handler for servers on this machine, for development and tests. */
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { INBOX_PATH } from "../src/contact/endpoint";
import { createFolderSender } from "./mail-folder";
import { createServer } from "./server";
import { SETTINGS_SCHEMA } from "./settings";

/** Settings with example addresses, for trials on this machine. */
export const TRIAL_SETTINGS = {
  to: "office@fernwerk.example",
  from: "website@fernwerk.example",
  site: "http://localhost:8000",
};

export const MAIL_FOLDER = path.resolve(".contact/mails");

const SETTINGS = SETTINGS_SCHEMA.parse({
  ...TRIAL_SETTINGS,
  path: INBOX_PATH,
  ratePerAddress: "1000000",
  rateInAll: "1000000",
});

async function startServer() {
  const app = await createServer(SETTINGS, { send: createFolderSender(MAIL_FOLDER), log: () => undefined });
  await app.ready();
  return app;
}

/** Creates a handler of requests for the endpoint. It returns false for requests with a different path. */
export function createLocalEndpoint() {
  let app: ReturnType<typeof startServer> | undefined;
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.url?.split("?")[0] !== INBOX_PATH) return false;
    app ??= startServer();
    app.then(
      ({ routing }) => routing(request, response),
      (error: Error) => {
        console.error(error.message);
        response.writeHead(503).end();
      },
    );
    return true;
  };
}
