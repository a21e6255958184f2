import { backendOf, hostsOf } from "./backend";
import { Mistaken, readOptions, USAGE } from "./options";

const read = (line: string) => readOptions(line.split(" ").filter(Boolean));

const GITLAB = "--backend gitlab --repo fernwerk/sites/website --app-id abc123";
const GITEA = "--backend gitea --repo fernwerk/website --base-url https://git.example/ --app-id abc123";
const GITHUB = "--backend github --repo fernwerk/website";

function mistakes(line: string): readonly string[] {
  try {
    read(line);
  } catch (error) {
    if (error instanceof Mistaken) return error.mistakes;
    throw error;
  }
  return [];
}

it.each([
  [GITLAB, "pkce", "https://gitlab.com/api/v4", ["https://gitlab.com"]],
  [GITEA, "pkce", "https://git.example/api/v1", ["https://git.example"]],
  [GITHUB, undefined, undefined, ["https://api.github.com"]],
  [`${GITHUB} --base-url https://git.example`, undefined, "https://git.example/api/v3", ["https://git.example"]],
])("reads %s", (line, auth_type, api_root, hosts) => {
  const options = read(line);
  expect(options).toMatchObject({ branch: "editing", out: ".editor" });
  expect(backendOf(options)).toMatchObject({ ...(auth_type && { auth_type }), ...(api_root && { api_root }) });
  expect(hostsOf(options)).toEqual(hosts);
});

it("has people enter a token for GitHub, unless a server of theirs fetches it", () => {
  expect(backendOf(read(GITHUB))["auth_methods"]).toEqual(["token"]);
  const options = read(`${GITHUB} --auth-url https://auth.example`);
  expect(backendOf(options)).toMatchObject({ base_url: "https://auth.example", auth_methods: ["oauth", "token"] });
  // The server is visited in a window of its own, and never asked by the page.
  expect(hostsOf(options)).toEqual(["https://api.github.com"]);
});

it.each([
  ["", ["--backend - is missing", "--repo - is missing"]],
  ["--backend gitea --repo a/b", ["--base-url - is missing", "--app-id - is missing"]],
  ["--backend svn --repo a/b --app-id x", ["--backend svn - is none of gitlab, gitea, github"]],
  [`${GITHUB}/more`, ["--repo fernwerk/website/more - is not owner/name"]],
  [
    `${GITHUB} --branch a..b --base-url http://git.example`,
    ["--branch a..b - can't be a branch's name", "--base-url http://git.example - is no https:// address"],
  ],
  [
    `${GITHUB} --auth-url https://a.example/?x=1`,
    ["--auth-url https://a.example/?x=1 - holds more than a host and a path"],
  ],
  [`${GITHUB} --app-id abc`, ["--app-id - is for gitlab and gitea: GitHub has no sign-in by PKCE for pages"]],
  [`${GITLAB} --auth-url https://a.example`, ["--auth-url - is for github: the others need no such server"]],
  [`${GITHUB} --brnach x`, ["x - belongs to no option", "--brnach - is no option"]],
  [`${GITLAB} --out`, ["--out - has no value"]],
])("tells every mistake of %s", (line, lines) => {
  expect(mistakes(line)).toEqual(lines);
});

it("shows what can be said below the mistakes, and asks for a folder that it may write", () => {
  const asked: string[] = [];
  const refuse = (out: string) => (asked.push(out), [`--out ${out} - no`]);
  expect(() => readOptions(GITHUB.split(" "), refuse)).toThrow(`--out .editor - no\n${USAGE}`);
  expect(asked).toEqual([".editor"]);
});
