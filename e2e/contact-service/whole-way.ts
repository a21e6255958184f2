/** The whole way of a message in a test: nginx with the built site, the service behind it, a mail server with a mailbox. */
import { test as base } from "@playwright/test";
import { readFileSync } from "node:fs";
import { BUNDLE } from "../../contact/bundle";
import { temporaryFolder } from "../../test/temporary-folder";
import { type Nginx, startNginx } from "../nginx";
import { Mailbox } from "./mailbox";
import { SITE_FOLDER } from "./places";
import { ServiceProcess } from "./service-process";

export interface WholeWay {
  mailbox: Mailbox;
  service: ServiceProcess;
  nginx: Nginx;
}

/** More than all tests together send, but for the one that wants to know. */
export const MOST_OF_ONE_ADDRESS = 40;

/** The operators' own file, with the port of this service. */
const LOCATION = readFileSync("contact/nginx-location.conf", "utf8");

async function begin(spool: string): Promise<WholeWay> {
  const mailbox = new Mailbox();
  const smtpPort = await mailbox.start();
  const settings: Record<string, string> = {
    CONTACT_TO: "office@fernwerk.example",
    CONTACT_FROM: "website@fernwerk.example",
    CONTACT_SPOOL: spool,
    CONTACT_SMTP_HOST: "127.0.0.1",
    CONTACT_SMTP_PORT: String(smtpPort),
    CONTACT_SMTP_TLS: "none",
    CONTACT_RATE_PER_ADDRESS: String(MOST_OF_ONE_ADDRESS),
  };
  const service = await ServiceProcess.create(BUNDLE, settings);
  const nginx = await startNginx(`${SITE_FOLDER}/public`, { more: LOCATION.replace("8460", String(service.port)) });
  settings["CONTACT_SITE"] = nginx.origin;
  await service.start(settings);
  return { mailbox, service, nginx };
}

export const test = base.extend<{ way: WholeWay }, { wholeWay: WholeWay }>({
  wholeWay: [
    async ({}, provide) => {
      const folder = temporaryFolder();
      const way = await begin(folder.path);
      await provide(way);
      await way.nginx.stop();
      await way.service.end("SIGTERM");
      await way.mailbox.stop();
      folder.remove();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ wholeWay }, provide) => provide(wholeWay.nginx.origin),
  way: async ({ wholeWay }, provide) => {
    wholeWay.mailbox.received.length = 0;
    await provide(wholeWay);
  },
});
