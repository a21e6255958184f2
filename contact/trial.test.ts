/** `npm run contact`, as it is started. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type TemporaryFolder, temporaryFolder } from "../test/temporary-folder";
import { FORM } from "./testing/sample";

let folder: TemporaryFolder;
beforeEach(() => (folder = temporaryFolder()));
afterEach(() => folder.remove());

/** Not the default ones: somebody may be trying the service out. */
const PORTS = { CONTACT_PORT: "18460", CONTACT_WATCH_PORT: "18461" };

it("takes a message, writes a mail to a file, and ends when it is asked to", async () => {
  const mails = path.join(folder.path, "mails");
  const folders = { CONTACT_SPOOL: path.join(folder.path, "spool"), CONTACT_MAIL_FOLDER: mails };
  const program = ["--import", "tsx", path.resolve("contact/trial.ts")];
  const { CONTACT_SMTP_HOST: _none, ...env } = process.env;
  const child = spawn(process.execPath, program, { env: { ...env, ...PORTS, ...folders } });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += String(text)));
  const says = async (text: string) => {
    while (!said.includes(text) && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(said).toContain(text);
  };
  await says('"event":"started"');
  const answer = await fetch(`http://127.0.0.1:${PORTS.CONTACT_PORT}/api/contact`, {
    method: "POST",
    headers: { Accept: "application/json" },
    body: new URLSearchParams(FORM),
  });
  expect(answer.status).toBe(200);
  await says('"event":"sent"');
  expect(said).toContain(`A trial: nothing is sent; mails are files in ${mails}`);
  const [mail = ""] = readdirSync(mails);
  expect(readFileSync(path.join(mails, mail), "utf8")).toContain(`\nReply-To: ${FORM.email}\n`);
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});
