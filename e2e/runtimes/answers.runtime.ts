/** `npm run test:hosts`: the hosts' own runtimes answer as the table says, as far as each can (quality S2-S4). */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { type Answer, askAt } from "../../test/ask";
import { missingHeaders, wrongHeaders } from "../hosting-headers";
import { HIDDEN, type Row, TABLE } from "../hosting-table";
import { type Runtime, type RuntimeName, RUNTIMES, startRuntime } from "./runtimes";
import { FOLDER } from "../folder";

/** What a host does in another way than nginx, and what its runtime here does in another way than the host. */
interface Ways {
  /** Of a row: what its answer is to be. Undefined: the runtime does not say what the host would do. */
  expected(row: Row): Row | undefined;
  /** @returns what is wrong with an answer's headers. */
  problems(row: Row, answer: Answer): string[];
}

const isForHosts = ({ path }: Row) => /^\/_(?:headers|redirects)$/u.test(path);
const isSlashRedirect = ({ path, location }: Row) => location?.split("?")[0] === `${path.split("?")[0]}/`;

/** What the rules take an address for that is missing, or leads elsewhere: a page, unless it ends like a file of the site. */
const typeByAddress = (path: string) => (/\.(?:js|json|avif)$/u.test(path) ? "" : "text/html");

const WAYS: Readonly<Record<RuntimeName, Ways>> = {
  "Cloudflare Pages": {
    expected: (row) => {
      // The runtime stumbles over them (502).
      if (isForHosts(row)) return undefined;
      if (row.location) return { ...row, status: isSlashRedirect(row) ? 308 : 301, cache: "undefined" };
      return row.status === 404 ? { ...row, cache: "no-store" } : row;
    },
    // Rules go by the address, whatever the answer is.
    problems: (row, answer) => {
      const type = row.status === 200 ? row.type : typeByAddress(row.path);
      return wrongHeaders({ path: row.path, type }, answer);
    },
  },
  Netlify: {
    expected: (row) => {
      // The host has both; its runtime sends the files, and does not add slashes.
      if (isForHosts(row) || isSlashRedirect(row)) return undefined;
      if (row.location) return { ...row, cache: "no-cache" };
      // What it says of caching itself, and the type, the runtime puts in the place of what `_headers` says.
      const type = row.type?.replace(/atom\+xml|feed\+json/u, (feed) => feed.split("+")[1] ?? "");
      return { ...row, type, cache: "public, max-age=0" };
    },
    // It takes back no header. Its runtime adds none to redirects.
    problems: (row, answer) => (row.location ? [] : missingHeaders(row, answer)),
  },
};

/** Types that have two names, without their charset. */
function sameType(type: string | undefined): string | undefined {
  return type
    ?.split(";")[0]
    ?.replace("application/javascript", "text/javascript")
    .replace("x-icon", "vnd.microsoft.icon");
}

for (const name of RUNTIMES) {
  test.describe(name, () => {
    let runtime: Runtime;
    test.beforeAll(async () => void (runtime = await startRuntime(name, FOLDER)));
    test.afterAll(() => runtime.stop());

    test("answers every kind of request as the table says", async () => {
      for (const row of TABLE) {
        const wanted = WAYS[name].expected(row);
        if (!wanted) continue;
        const answer = await askAt({ host: "localhost", port: runtime.port }, row.path, { timeout: 20_000 });
        expect.soft([row.path, answer.status], row.path).toEqual([row.path, wanted.status]);
        expect.soft(answer.headers.location, row.path).toBe(wanted.location);
        expect.soft(String(answer.headers["cache-control"]), row.path).toBe(wanted.cache);
        expect.soft(WAYS[name].problems(row, answer), row.path).toEqual([]);
        if (wanted.type) expect.soft(sameType(answer.headers["content-type"]), row.path).toBe(sameType(wanted.type));
        if (wanted.file) expect.soft(answer.bytes.equals(readFileSync(FOLDER + wanted.file)), row.path).toBe(true);
      }
    });

    test("sends what is there for other hosts as bytes that no browser opens as a page", async () => {
      for (const { path } of HIDDEN.filter((row) => !row.path.endsWith(".html"))) {
        const { headers } = await askAt({ host: "localhost", port: runtime.port }, path);
        expect(headers["content-type"], path).toMatch(/^application\/(?:octet-stream|gzip)$/u);
        expect(headers["x-content-type-options"], path).toBe("nosniff");
      }
    });

    test("can use every rule it is given", () => {
      expect(runtime.said()).not.toMatch(/invalid|ignor\w+ line|syntax error|warning/iu);
    });
  });
}
