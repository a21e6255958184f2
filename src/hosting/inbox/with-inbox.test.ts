import { once } from "node:events";
import type { Server } from "node:http";
import { INBOX_PATH } from "../../contact/endpoint";
import { createSiteServer } from "../server";
import { securityHeaders } from "../security-headers";
import { ask } from "../../../test/ask";
import { type TemporaryFolder, temporaryFolder } from "../../../test/temporary-folder";
import { withInbox } from "./with-inbox";

let folder: TemporaryFolder;
let server: Server;

beforeAll(async () => {
  folder = temporaryFolder();
  for (const file of ["404.html", "de/index.html", "de/404.html"]) folder.write(file, `this is ${file}`);
  const rules = { headers: securityHeaders("default-src 'none'"), redirects: [] };
  server = withInbox(createSiteServer(folder.path, rules)).listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  folder.remove();
});

it("answers for the inbox, and the site for everything else", async () => {
  expect((await ask(server, INBOX_PATH)).body).toContain("Local inbox");
  expect((await ask(server, "/de/")).body).toBe("this is de/index.html");
});
