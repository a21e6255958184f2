/**
 * The service inside another server of this machine, so that the contact form leads somewhere while the site is developed or
 * looked at: the service's own answers, and each message a mail in a folder. Nothing is sent.
 */
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { INBOX_PATH } from "../src/contact/endpoint";
import { createFolderSender } from "./delivery/folder-sender";
import { createServer } from "./http/create-server";
import { SCHEMA } from "./settings/settings";
import { TRIAL } from "./trial-settings";
import { createMetrics } from "./watch/metrics";

const SETTINGS = SCHEMA.parse({
  ...TRIAL,
  spool: "/",
  path: INBOX_PATH,
  ratePerAddress: "1000000",
  rateInAll: "1000000",
});

async function serve(folder: string) {
  const sender = createFolderSender(folder, SETTINGS);
  const parts = { newId: randomUUID, now: Date.now, log: () => undefined, metrics: createMetrics() };
  const app = await createServer(SETTINGS, { ...parts, keep: async (message) => void (await sender.send(message)) });
  await app.ready();
  return app;
}

/**
 * @param folder of the mails
 * @returns a handler that answers requests for the endpoint; it returns false, and does nothing, for all others
 */
export function createLocalEndpoint(folder = path.resolve(".contact/mails")) {
  let app: ReturnType<typeof serve> | undefined;
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.url?.split("?")[0] !== INBOX_PATH) return false;
    app ??= serve(folder);
    app.then(
      ({ routing }) => routing(request, response),
      // A folder that can't be written, which may be mended before the next request.
      (error: Error) => {
        app = undefined;
        console.error(error.message);
        response.writeHead(503).end();
      },
    );
    return true;
  };
}
