/** `npm run contact`, as it is started. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import path from "node:path";
import { type TemporaryFolder, temporaryFolder } from "../test/temporary-folder";
import { FORM } from "./testing";

let folder: TemporaryFolder;
beforeEach(() => (folder = temporaryFolder()));
afterEach(() => folder.remove());

/** Differs from the default port, on which the service may be running. */
const PORT = "18460";

function start() {
  const { CONTACT_SMTP: _smtp, ...env } = process.env;
  const program = ["--import", require.resolve("tsx"), path.resolve("contact/trial.ts")];
  const child = spawn(process.execPath, program, { cwd: folder.path, env: { ...env, CONTACT_PORT: PORT } });
  const output = { text: "" };
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output.text += String(text)));
  return { child, output };
}

it("takes a message, writes its mail to a file, and ends when it is asked to", async () => {
  const { child, output } = start();
  while (!output.text.includes('"event":"started"') && child.exitCode === null)
    await new Promise((resolve) => setTimeout(resolve, 50));
  const url = `http://127.0.0.1:${PORT}/api/contact`;
  const send = async () =>
    (await fetch(url, { method: "POST", headers: { Accept: "application/json" }, body: new URLSearchParams(FORM) }))
      .status;
  expect([await send(), await send()]).toEqual([200, 200]);
  const mails = path.join(folder.path, ".contact/mails");
  expect(output.text).toContain(`nothing is sent, mails are files in ${mails}`);
  const [mail = "", ...others] = readdirSync(mails);
  expect(others).toEqual([]);
  expect(folder.read(`.contact/mails/${mail}`)).toContain(`\nReply-To: ${FORM.email}\n`);
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});
