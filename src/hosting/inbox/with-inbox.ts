import { createServer, type Server } from "node:http";
import { createInbox } from "./inbox";

/**
 * @param site a server that does not listen
 * @returns one that does not either, with what the contact form of a build for this machine is sent to beside the site
 *   (docs/decisions/0014-contact-form.md)
 */
export function withInbox(site: Server): Server {
  const inbox = createInbox();
  return createServer((request, response) => {
    if (!inbox(request, response)) site.emit("request", request, response);
  });
}
