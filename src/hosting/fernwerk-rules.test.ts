import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type TemporaryFolder, temporaryFolder } from "../../test/temporary-folder";
import { contentSecurityPolicy } from "./content-security-policy";
import { buildNginxFile } from "./nginx-file";
import { securityHeaders } from "./security-headers";

const POLICY = contentSecurityPolicy({ scripts: ["go()"], styles: ["p{top:0}"] }, "https://forms.example/f/1");
const RULES = buildNginxFile(
  { headers: securityHeaders(POLICY, true), redirects: [{ from: "/de/a-b_1/", to: "/de/" }] },
  "0123abcd",
);

let folder: TemporaryFolder;
beforeEach(() => (folder = temporaryFolder()));
afterEach(() => folder.remove());

const installedFile = () => path.join(folder.path, "etc", "fernwerk.conf");

/** Runs the script with folders of this test. @param nginx a line of shell that replaces nginx's check */
function install(rules: string, nginx = "exit 0", release = "first") {
  folder.write("first/hosting/nginx.conf", rules);
  folder.write("etc/other.conf", "");
  const script = readFileSync("src/hosting/fernwerk-rules.sh", "utf8");
  folder.write("rules.sh", script.replace("/srv/fernwerk", folder.path).replace("/etc/nginx", `${folder.path}/etc`));
  const programs = { nginx, systemctl: `readlink "${folder.path}/current" > "${folder.path}/reloaded"` };
  for (const [name, line] of Object.entries(programs)) {
    folder.write(`bin/${name}`, `#!/bin/sh\n${line}\n`);
    chmodSync(path.join(folder.path, "bin", name), 0o755);
  }
  const env = { ...process.env, PATH: `${folder.path}/bin:${process.env["PATH"]}` };
  const { status, stderr } = spawnSync("sh", [path.join(folder.path, "rules.sh"), release], { env, encoding: "utf8" });
  return { status, stderr, hasReloaded: existsSync(path.join(folder.path, "reloaded")) };
}

it("fernwerk-rules installs the rules of a build, and switches to its pages before it reloads nginx", () => {
  expect(install(RULES)).toEqual({ status: 0, stderr: "", hasReloaded: true });
  expect(readFileSync(installedFile(), "utf8")).toBe(RULES);
  expect(folder.read("reloaded")).toBe("first\n");
});

it.each([
  "access_log /etc/profile.d/zz.sh combined;",
  "location /x { alias /etc/; }",
  "location /x {\n  root /;\n}",
  "gzip on; error_log /etc/cron.d/x;",
  'add_header X "a" always; access_log /x;',
  'add_header X "$http_cookie" always;',
  // A string that continues in the next line, and a word that contains the bracket.
  'if ($uri ~ "x\\") { return 404; }\nadd_header X "; access_log /x; #" always;',
  "location ~ x\\ {\n}",
  "return 301 https://evil.example$is_args$args;",
  "\u0000access_log /x;",
])("fernwerk-rules refuses a line that the build does not write, and names it: %j", (evil) => {
  const { status, stderr, hasReloaded } = install(`${RULES}${evil}\n`);
  const line = RULES.split("\n").length;
  expect([status, hasReloaded, readdirSync(path.dirname(installedFile()))]).toEqual([1, false, ["other.conf"]]);
  expect(stderr).toMatch(
    new RegExp(`^first/hosting/nginx\\.conf: line (?:${line}|${line + 1}) - not of a kind .*\n$`, "u"),
  );
});

it("fernwerk-rules keeps the installed rules if nginx refuses the new ones", () => {
  install(RULES);
  const { status, stderr } = install(RULES.replace("gzip off", "gzip on"), "exit 1");
  expect([status, stderr]).toEqual([1, expect.stringContaining("nginx refuses it")]);
  expect(readFileSync(installedFile(), "utf8")).toBe(RULES);
});

it.each(["../first", "", "no such", "first/../first"])("fernwerk-rules refuses the release %j", (release) => {
  expect(install(RULES, "exit 0", release)).toMatchObject({ status: 2, hasReloaded: false });
});
