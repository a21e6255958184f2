/** Files for hosts, in languages that take no constant: they hold what the settings declare. */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { type TemporaryFolder, temporaryFolder } from "../test/temporary-folder";
import { failurePage } from "./pages";
import { MAX_FORM_BYTES } from "./server";
import { SEND_TIMEOUT_MS } from "./smtp";
import { sampleSettings } from "./testing";

const read = (name: string) => readFileSync(name, "utf8");
const guide = read("docs/operating.md");
const location = read("contact/nginx-location.conf");
const { path: formPath, port } = sampleSettings();

it("nginx leads the form's path to the service's port, and lets whole messages through", () => {
  expect(location).toContain(`\nlocation = ${formPath} {\n`);
  expect(location).toContain(`proxy_pass http://127.0.0.1:${port};`);
  const [, kilobytes] = /client_max_body_size (\d+)k;/u.exec(location) ?? [];
  expect(Number(kilobytes) * 1024).toBeGreaterThanOrEqual(MAX_FORM_BYTES);
});

it("the mail server's time ends before nginx's, nginx's before the page's, and systemd waits for it", () => {
  const numberIn = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]?.replace("_", ""));
  const nginx = 1000 * numberIn(location, /proxy_read_timeout (\d+)s;/u);
  const page = numberIn(read("src/sections/contact-form/submit.ts"), /^const TIMEOUT = ([\d_]+);$/mu);
  const systemd = 1000 * numberIn(read("contact/fernwerk-contact.service"), /^TimeoutStopSec=(\d+)$/mu);
  expect(nginx).toBeGreaterThan(SEND_TIMEOUT_MS);
  expect(page).toBeGreaterThan(nginx);
  expect(systemd).toBeGreaterThan(SEND_TIMEOUT_MS);
});

it.each(["de", "en"] as const)("nginx refuses a form that is too long with the service's own page (%s)", (language) =>
  expect(location).toContain(`return 413 '${failurePage("tooLarge", language).trim()}';`),
);

it("systemd's unit and the image start the bundle of contact/build.ts", () => {
  const [, bundle = ""] = /^const BUNDLE = "(.*)";$/mu.exec(read("contact/build.ts")) ?? [];
  expect(guide).toContain(`rsync -a ${path.dirname(bundle)}/ deploy@host:/srv/fernwerk/contact/`);
  const program = `/srv/fernwerk/contact/${path.basename(bundle)}`;
  expect(read("contact/fernwerk-contact.service")).toContain(`ExecStart=/usr/bin/node ${program}\n`);
  const image = read("contact/Containerfile");
  expect(image).toContain(`/site/${bundle} /contact.cjs\n`);
  const node = `FROM docker.io/library/node:${read(".node-version").trim()}-slim`;
  expect(image.match(/FROM \S+/gu)).toEqual([node, node]);
  const copied = [...image.matchAll(/^COPY ([^-].*) \S+$/gmu)].flatMap(([, from = ""]) => from.split(" "));
  expect(copied.filter((name) => !existsSync(name))).toEqual([]);
  expect(image).toContain(`EXPOSE ${port}\n`);
});

it("nginx takes its configuration from no file that the publisher can write, and listens for IPv6 as well", () => {
  const blocks = [...guide.matchAll(/```nginx\n(.*?)```/gsu)].map(([, block = ""]) => block);
  const included = blocks
    .at(-1)
    ?.match(/^ *include .*;$/gmu)
    ?.map((line) => line.trim());
  expect(included).toEqual(["include /etc/nginx/fernwerk.conf;", "include /etc/nginx/fernwerk-contact.conf;"]);
  expect(read("src/hosting/fernwerk-rules.sh")).toContain("\nrules=/etc/nginx/fernwerk.conf\n");
  const [, allowed] = /^deploy ALL=\(root\) NOPASSWD: (.*)$/mu.exec(guide) ?? [];
  expect(allowed).toBe("/usr/local/sbin/fernwerk-rules, /usr/bin/systemctl restart fernwerk-contact");
  for (const block of blocks) {
    const listens = [...block.matchAll(/listen (.*);/gu)].map(([, where]) => where);
    expect(listens).toEqual(["443 ssl", "[::]:443 ssl", "80", "[::]:80"]);
  }
});

/** For what needs a program of the host, which not every machine has: a run without it says that a test is skipped. */
const itWith = (program: string, asked: string) => (spawnSync(program, [asked]).status === 0 ? it : it.skip);

describe("the guide's commands", () => {
  let folder: TemporaryFolder;
  beforeEach(() => (folder = temporaryFolder()));
  afterEach(() => folder.remove());

  it("leave the release that is live, and four others, when they remove old ones", () => {
    const releases = ["101", "102", "103", "104", "105", "106", "107", "first", "contact"];
    releases.forEach((name, second) => {
      folder.write(`${name}/public/index.html`, "");
      utimesSync(path.join(folder.path, name), second, second);
    });
    symlinkSync("101", path.join(folder.path, "current"));
    const [, command = ""] = /^\$ssh deploy@host "(.*rm -rf.*)" /mu.exec(guide) ?? [];
    spawnSync("sh", ["-c", command.replaceAll("\\", "").replace("/srv/fernwerk", folder.path)]);
    expect(readdirSync(folder.path)).toEqual(["101", "104", "105", "106", "107", "contact", "current", "first"]);
  });

  itWith("visudo", "-V")("give sudo a file that it takes", () => {
    const [command = ""] = /^install .* \/etc\/sudoers\.d\/.*?\nEND$/msu.exec(guide) ?? [];
    const place = path.join(folder.path, "deploy");
    spawnSync("sh", ["-c", command.replace("/etc/sudoers.d/deploy", place)]);
    expect(spawnSync("visudo", ["-cPf", place], { encoding: "utf8" })).toMatchObject({ status: 0, stderr: "" });
  });

  it("need no key of root's, and keep a password as it is", () => {
    expect(guide).not.toContain("root@");
    // Without quotes, systemd takes backslashes and quotes for its own (systemd.exec(5), EnvironmentFile).
    expect(guide).toMatch(/^CONTACT_SMTP='.*'$/mu);
  });
});

/** Debian's rule for the logs of nginx, but for the owner of new files, whom only root can name, and nginx's own signal. */
const DEBIAN = "{\n daily\n missingok\n rotate 14\n compress\n delaycompress\n notifempty\n create\n}\n";

describe("the logs of nginx", () => {
  let folder: TemporaryFolder;
  beforeEach(() => (folder = temporaryFolder()));
  afterEach(() => folder.remove());

  itWith("logrotate", "--version")("hold no address longer than seven days, though nothing is written after it", () => {
    const [error, access] = ["error.log", "access.log"].map((name) => path.join(folder.path, "logs", name));
    folder.write("rule", `${folder.path}/logs/*.log ${DEBIAN}`);
    const [, change = ""] = /^sed -i '(.*)' \/etc\/logrotate\.d\/nginx$/mu.exec(guide) ?? [];
    spawnSync("sed", ["-i", change, path.join(folder.path, "rule")]);
    folder.write("logs/error.log", "192.0.2.1");
    folder.write("logs/access.log", "192.0.2.1");
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().replace(/-0?(\d+)-0?(\d+)T.*/u, "-$1-$2-0:0:0");
    const nights = Array.from({ length: 7 }, () => {
      // logrotate's own state says that the last night was one before.
      folder.write("state", `logrotate state -- version 2\n"${error}" ${yesterday}\n"${access}" ${yesterday}\n`);
      spawnSync("logrotate", ["-s", path.join(folder.path, "state"), path.join(folder.path, "rule")]);
      writeFileSync(access ?? "", "192.0.2.2");
      return readdirSync(path.join(folder.path, "logs")).filter((name) => {
        const bytes = readFileSync(path.join(folder.path, "logs", name));
        return String(name.endsWith(".gz") ? gunzipSync(bytes) : bytes).includes("192.0.2.1");
      }).length;
    });
    expect(nights).toEqual([2, 2, 2, 2, 2, 0, 0]);
  });
});
