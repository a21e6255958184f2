/** Files for hosts, in languages that take no constant: they hold what the settings declare. */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { MOST_BYTES } from "../src/contact/receive";
import { type TemporaryFolder, temporaryFolder } from "../test/temporary-folder";
import { BUNDLE } from "./bundle";
import { TIMEOUTS } from "./http/fastify-app";
import { failurePage } from "./http/pages";
import { LONGEST_END } from "./start-service";
import { sampleSettings } from "./testing/sample";

const read = (name: string) => readFileSync(name, "utf8");
const inService = (name: string) => read(`contact/${name}`);
const guide = read("docs/operating.md");
const { path: formPath, port, watchPort } = sampleSettings();

it("nginx leads the form's path to the service's port, and lets whole messages through", () => {
  const location = inService("nginx-location.conf");
  expect(location).toContain(`\nlocation = ${formPath} {\n`);
  expect(location).toContain(`proxy_pass http://127.0.0.1:${port};`);
  const [, kilobytes] = /client_max_body_size (\d+)k;/u.exec(location) ?? [];
  expect(Number(kilobytes) * 1024).toBeGreaterThanOrEqual(MOST_BYTES);
});

it.each(["de", "en"] as const)(
  "nginx says of a form that is too long what the service says of one (%s)",
  (language) => {
    const page = failurePage("tooLarge", language).trim();
    expect(inService("nginx-location.conf")).toContain(`return 413 '${page}';`);
  },
);

it("systemd's unit starts what the guide puts there, and keeps messages where they stay", () => {
  const unit = inService("fernwerk-contact.service");
  expect(unit).toContain("ExecStart=/usr/bin/node /srv/fernwerk/contact/contact.cjs\n");
  expect(BUNDLE).toBe(".contact/service/contact.cjs");
  expect(guide).toContain("rsync -a .contact/service/ deploy@host:/srv/fernwerk/contact/");
  const [, seconds] = /^TimeoutStopSec=(\d+)$/mu.exec(unit) ?? [];
  expect(Number(seconds) * 1000).toBeGreaterThan(LONGEST_END + TIMEOUTS.request);
  const [, folder] = /^StateDirectory=(.+)$/mu.exec(unit) ?? [];
  expect(unit).toContain(`\nEnvironment=CONTACT_SPOOL=/var/lib/${folder}\n`);
});

it("the image has the service's file, what builds it, the Node.js that publishes, and the port for visitors alone", () => {
  const file = inService("Containerfile");
  expect(file).toContain(`/site/${BUNDLE} /contact.cjs\n`);
  expect(file.match(/FROM \S+/gu)).toEqual(
    Array(2).fill(`FROM docker.io/library/node:${read(".node-version").trim()}-slim`),
  );
  const copied = [...file.matchAll(/^COPY ([^-].*) \S+$/gmu)].flatMap(([, from = ""]) => from.split(" "));
  expect(copied.filter((name) => !existsSync(name))).toEqual([]);
  expect(copied).toEqual(expect.arrayContaining(["contact", "src/contact", "package.json"]));
  expect(file).toContain(`EXPOSE ${port}\n`);
  expect(file).not.toContain("CONTACT_WATCH_HOST");
  // podman's own format has no health check, and a volume without a name goes with its container.
  expect(guide).toContain("podman build --format docker -f contact/Containerfile");
  expect(guide).toMatch(/podman run .* -v fernwerk-contact:\/spool \\\n {2}-p 127\.0\.0\.1:8460:8460 /u);
  expect(guide).toContain(`-p 127.0.0.1:${watchPort}:${watchPort}`);
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
    expect(guide).toMatch(/^CONTACT_SMTP_PASSWORD='.*'$/mu);
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
