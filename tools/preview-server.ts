import { createServer, type Server } from "node:http";
import { createLocalEndpoint } from "../contact/local-endpoint";
import { createSiteServer } from "../src/hosting/server";
import type { HostingRules } from "../src/hosting/rules";

/**
 * @param folder the built site
 * @param rules those of its build, unless others are given
 * @param mails the folder for what the contact form of a build for this machine sends (docs/decisions/0014-contact-form.md)
 * @returns a server that does not listen yet
 */
export function createPreviewServer(folder: string, rules?: HostingRules, mails?: string): Server {
  const site = createSiteServer(folder, rules);
  const endpoint = createLocalEndpoint(mails);
  return createServer((request, response) => {
    if (!endpoint(request, response)) site.emit("request", request, response);
  });
}
