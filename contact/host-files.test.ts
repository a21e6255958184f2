/** Files for hosts, in languages that take no constant: they hold what the settings declare. */
import { readFileSync } from "node:fs";
import { MOST_BYTES } from "../src/contact/receive";
import { BUNDLE } from "./bundle";
import { sampleSettings } from "./testing/sample";

const read = (name: string) => readFileSync(name, "utf8");
const inService = (name: string) => read(`contact/${name}`);
const { path, port, watchPort } = sampleSettings();

it("nginx leads the form's path to the service's port, and lets whole messages through", () => {
  const location = inService("nginx-location.conf");
  expect(location).toContain(`\nlocation = ${path} {\n`);
  expect(location).toContain(`proxy_pass http://127.0.0.1:${port};`);
  const [, kilobytes] = /client_max_body_size (\d+)k;/u.exec(location) ?? [];
  expect(Number(kilobytes) * 1024).toBeGreaterThanOrEqual(MOST_BYTES);
});

it("systemd's unit starts what the guide puts there, and keeps messages where they stay", () => {
  const unit = inService("fernwerk-contact.service");
  const guide = read("docs/operating.md");
  expect(unit).toContain("ExecStart=/usr/bin/node /srv/fernwerk/contact/contact.cjs\n");
  expect(BUNDLE).toBe(".contact/service/contact.cjs");
  expect(guide).toContain("rsync -a .contact/service/ contact/nginx-location.conf deploy@host:/srv/fernwerk/contact/");
  const [, folder] = /^StateDirectory=(.+)$/mu.exec(unit) ?? [];
  expect(unit).toContain(`\nEnvironment=CONTACT_SPOOL=/var/lib/${folder}\n`);
});

it("the image has the service's file, the Node.js that publishes, and the declared ports", () => {
  const file = inService("Containerfile");
  expect(file).toContain(`/site/${BUNDLE} /contact.cjs\n`);
  expect(file.match(/FROM \S+/gu)).toEqual(
    Array(2).fill(`FROM docker.io/library/node:${read(".node-version").trim()}-slim`),
  );
  expect(file).toContain(`EXPOSE ${port} ${watchPort}\n`);
});
