/** What runs elsewhere is read here: a mistake in it would show only when something is to be published. */
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { engines, scripts } from "../../package.json";

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, string>;
  env?: Record<string, string>;
}

interface Job {
  strategy?: { matrix: { node: string[] } };
  steps?: Step[];
}

interface Workflow {
  on: Record<string, unknown> & { schedule?: { cron: string }[] };
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const FOLDER = ".github/workflows";
const workflows = readdirSync(FOLDER).map((name) => {
  const workflow = parse(readFileSync(`${FOLDER}/${name}`, "utf8"), { strict: true, uniqueKeys: true }) as Workflow;
  return { name, workflow, steps: Object.values(workflow.jobs).flatMap((job) => job.steps ?? []) };
});

const { workflow: publish, steps } = workflows.find(({ name }) => name === "publish.yml") ?? fail();
const indexOf = (isWanted: (step: Step) => boolean) => steps.findIndex(isWanted);
const runs = (command: string) => indexOf(({ run }) => run === command);
const cache = (what: "restore" | "save", path: string) =>
  indexOf((step) => (step.uses?.startsWith(`actions/cache/${what}@`) ?? false) && step.with?.["path"]?.trim() === path);

const OF_BUILDS = ".cache\n.pictures\nnode_modules/.cache\npublic";

function fail(): never {
  throw new Error("There is no publish.yml");
}

describe.each(workflows)("the workflow $name", ({ workflow, steps: all }) => {
  it("may read the repository, and nothing else", () => {
    expect(workflow.permissions).toEqual({ contents: "read" });
  });

  it("runs scripts that there are", () => {
    const named = all.flatMap(({ run = "" }) => [...run.matchAll(/npm run ([\w:-]+)/gu)].map(([, name = ""]) => name));
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it("puts no value from outside into a command, where it would be run", () => {
    expect(all.filter(({ run = "" }) => run.includes("${{"))).toEqual([]);
  });

  it("has a pinned version of every action", () => {
    const loose = all.flatMap(({ uses }) => (uses && !/@(?:v\d+|[0-9a-f]{40})$/u.test(uses) ? [uses] : []));
    expect(loose).toEqual([]);
  });
});

it("Node.js is tested from the oldest that is promised to the one that publishes", () => {
  const matrix = workflows.find(({ name }) => name === "ci.yml")?.workflow.jobs["test"]?.strategy?.matrix.node ?? [];
  expect(`>=${matrix[0]}`).toBe(engines.node);
  expect(matrix.at(-1)).toBe(readFileSync(".node-version", "utf8").trim());
});

describe("publishing", () => {
  it("happens at every push to main and once a day, after midnight in Berlin", () => {
    expect(Object.keys(publish.jobs)).toEqual(["publish"]);
    expect(publish.on).toMatchObject({ push: { branches: ["main"] } });
    const [minute, hour, ...days] = publish.on.schedule?.[0]?.cron.split(" ") ?? [];
    expect(days).toEqual(["*", "*", "*"]);
    for (const day of ["2026-01-15", "2026-07-15"]) {
      const time = new Date(`${day}T${hour}:${minute}:00Z`).toLocaleTimeString("en-GB", { timeZone: "Europe/Berlin" });
      expect(["00", "01"]).toContain(time.slice(0, 2));
    }
  });

  it("installs without scripts, waits for the checks, and keeps the build's cache before anything is added to it", () => {
    const order = [
      runs("npm ci --ignore-scripts"),
      cache("restore", OF_BUILDS),
      runs("npm run check"),
      runs("npm run build"),
      cache("save", OF_BUILDS),
      runs("npm run test:content"),
      runs("npm run check:size"),
      runs("npm run check:security-txt"),
      runs("npm run check:release"),
      indexOf(({ env }) => env?.["DEPLOY_COMMAND"] !== undefined),
    ];
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it("finds the cache that it keeps", () => {
    const [restore, save] = [steps[cache("restore", OF_BUILDS)]?.with, steps[cache("save", OF_BUILDS)]?.with];
    expect(restore?.["key"]).toBe(save?.["key"]);
    expect(save?.["key"]).toBe(`${restore?.["restore-keys"]}\${{ github.run_id }}`);
  });

  it("gives the secret to the one command that needs it", () => {
    expect(steps.filter((step) => JSON.stringify(step).includes("secrets."))).toHaveLength(1);
  });
});

describe("a preview", () => {
  const { workflow: preview, steps: all } = workflows.find(({ name }) => name === "preview.yml") ?? fail();
  const withDrafts = (each: Step) => each.env?.["SHOW_DRAFTS"] === "1";

  it("is built of pull requests, with drafts, which nothing that is published is", () => {
    expect(Object.keys(preview.on)).toEqual(["pull_request"]);
    expect(all.filter(withDrafts).map(({ run }) => run)).toEqual(["npm run build"]);
    expect(steps.filter(withDrafts)).toEqual([]);
  });

  it("has the secret in the one command that needs it, and never for a fork", () => {
    expect(all.filter((step) => JSON.stringify(step).includes("secrets."))).toHaveLength(1);
    expect(JSON.stringify(preview.jobs)).toContain("head.repo.full_name == github.repository");
  });
});
