/** Tests that files for hosts, which can't import constants, agree with the settings. */
import { readFileSync } from "node:fs";
import { createFailurePage } from "./pages";
import { MAX_FORM_BYTES } from "./server";
import { SEND_TIMEOUT_MS } from "./smtp";
import { sampleSettings } from "./testing";

const read = (name: string) => readFileSync(name, "utf8");
const location = read("contact/nginx-location.conf");
const { path: formPath, port } = sampleSettings();

it("nginx-location.conf proxies the form's path to the service's port, and allows the largest form", () => {
  expect(location).toContain(`\nlocation = ${formPath} {\n`);
  expect(location).toContain(`proxy_pass http://127.0.0.1:${port};`);
  const [, kilobytes] = /client_max_body_size (\d+)k;/u.exec(location) ?? [];
  expect(Number(kilobytes) * 1024).toBeGreaterThanOrEqual(MAX_FORM_BYTES);
});

it("timeouts increase from the mail server to nginx to the page, and systemd waits for the mail server", () => {
  const numberIn = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]?.replace("_", ""));
  const nginx = 1000 * numberIn(location, /proxy_read_timeout (\d+)s;/u);
  const page = numberIn(read("src/sections/contact-form/submit.ts"), /^const \w*TIMEOUT\w* = ([\d_]+);$/mu);
  const systemd = 1000 * numberIn(read("contact/fernwerk-contact.service"), /^TimeoutStopSec=(\d+)$/mu);
  expect(nginx).toBeGreaterThan(SEND_TIMEOUT_MS);
  expect(page).toBeGreaterThan(nginx);
  expect(systemd).toBeGreaterThan(SEND_TIMEOUT_MS);
});

it.each(["de", "en"] as const)(
  "nginx-location.conf has the service's page for a form that is too large (%s)",
  (language) => expect(location).toContain(`return 413 '${createFailurePage("tooLarge", language).trim()}';`),
);
