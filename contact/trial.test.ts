/** `npm run contact`, as it is started. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { type TemporaryFolder, temporaryFolder } from "../test/temporary-folder";
import { FORM } from "./testing/sample";

let folder: TemporaryFolder;
beforeEach(() => (folder = temporaryFolder()));
afterEach(() => folder.remove());

/** Not the default ones: somebody may be trying the service out. */
const PORTS = { CONTACT_PORT: "18460", CONTACT_WATCH_PORT: "18461" };

function starting() {
  const folders = {
    CONTACT_SPOOL: path.join(folder.path, "spool"),
    CONTACT_MAIL_FOLDER: path.join(folder.path, "mails"),
  };
  const program = ["--import", "tsx", path.resolve("contact/trial.ts")];
  const { CONTACT_SMTP_HOST: _none, ...env } = process.env;
  const child = spawn(process.execPath, program, { env: { ...env, ...PORTS, ...folders } });
  const said = { text: "" };
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said.text += String(text)));
  return { child, said, mails: folders.CONTACT_MAIL_FOLDER };
}

it("takes a message, writes a mail to a file, and ends when it is asked to", async () => {
  const { child, said, mails } = starting();
  const says = async (text: string) => {
    while (!said.text.includes(text) && child.exitCode === null)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(said.text).toContain(text);
  };
  await says('"event":"started"');
  const answer = await fetch(`http://127.0.0.1:${PORTS.CONTACT_PORT}/api/contact`, {
    method: "POST",
    headers: { Accept: "application/json" },
    body: new URLSearchParams(FORM),
  });
  expect(answer.status).toBe(200);
  await says('"event":"sent"');
  expect(said.text).toContain(`A trial: nothing is sent; mails are files in ${mails}`);
  const [mail = ""] = readdirSync(mails);
  expect(readFileSync(path.join(mails, mail), "utf8")).toContain(`\nReply-To: ${FORM.email}\n`);
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});

it.each<[string, () => Promise<() => void>]>([
  [
    "EADDRINUSE - another program has this port",
    async () => {
      const server = createServer().listen(Number(PORTS.CONTACT_PORT), "127.0.0.1");
      await once(server, "listening");
      return () => void server.close();
    },
  ],
  [
    "EISDIR: illegal operation on a directory",
    async () => {
      folder.write("spool/lock/of-somebody", "");
      return () => undefined;
    },
  ],
  [
    "SPOOL_IN_USE - another process uses CONTACT_SPOOL",
    async () => {
      mkdirSync(path.join(folder.path, "spool"));
      const server = createServer().listen(path.join(folder.path, "spool", "lock"));
      await once(server, "listening");
      return () => void server.close();
    },
  ],
])("says in one line why it does not start: %s", async (why, harm) => {
  const mend = await harm();
  const { child, said } = starting();
  expect(await once(child, "exit")).toEqual([1, null]);
  mend();
  const [, sentence, ...more] = said.text.split("does not start:")[1]?.split("\n") ?? [];
  expect([sentence, more]).toEqual([expect.stringContaining(why), [""]]);
});
