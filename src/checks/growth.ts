/** Really adds articles to a copy of the site and builds it, to see whether every visitor would pay for them. */
import { spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { LANGUAGES } from "../languages/languages";

const ARTICLES = 500;
const COPIED = ["content", "locales", "src", "static", "package.json", "tsconfig.json"];

export interface Growth {
  /** Bytes of the app chunk after brotli. */
  before: number;
  after: number;
  articles: number;
}

/** @param folder the built site as it is. @throws where the copy does not build */
export async function measureGrowth(folder: string): Promise<Growth> {
  const copy = mkdtempSync(path.join(tmpdir(), "site-growth-"));
  try {
    copySite(copy, folder);
    for (let number = 1; number <= ARTICLES; number += 1) addArticle(copy, number);
    await buildSite(copy);
    return { before: appSize(folder), after: appSize(path.join(copy, "public")), articles: ARTICLES };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Pictures that are made already need not be made again. */
function copySite(copy: string, folder: string): void {
  const gatsbyFiles = readdirSync(".").filter((name) => name.startsWith("gatsby-"));
  for (const name of [...COPIED, ...gatsbyFiles]) cpSync(name, path.join(copy, name), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(copy, "node_modules"), "junction");
  const pictures = path.join(folder, "static");
  if (existsSync(pictures)) cpSync(pictures, path.join(copy, "public/static"), { recursive: true });
}

function addArticle(copy: string, number: number): void {
  const folder = path.join(copy, "content/pages/news", `growth-${number}`);
  mkdirSync(folder, { recursive: true });
  for (const language of LANGUAGES) {
    const fields = [
      `title: "Growth ${number} ${language}"`,
      `headTitle: "Growth number ${number} in ${language} – {name}"`,
      `description: "Article number ${number} in ${language}, made to measure what a visitor pays for it."`,
      `lead: "Article number ${number}."`,
      `date: "20${10 + (number % 10)}-01-${String(1 + (number % 28)).padStart(2, "0")}"`,
      "category: relaunch",
    ];
    writeFileSync(path.join(folder, `index.${language}.md`), `---\n${fields.join("\n")}\n---\n\nText ${number}.\n`);
  }
}

function buildSite(cwd: string): Promise<void> {
  const gatsby = path.resolve("node_modules/gatsby/cli.js");
  const env = {
    ...process.env,
    NODE_ENV: "production",
    CI: "1",
    GATSBY_TELEMETRY_DISABLED: "1",
    NO_SHARE_PICTURES: "1",
  };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [gatsby, "build"], { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
    child.on("error", reject);
    child.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`The larger site does not build:\n${output}`)),
    );
  });
}

function appSize(folder: string): number {
  const { assetsByChunkName } = JSON.parse(readFileSync(path.join(folder, "webpack.stats.json"), "utf8")) as {
    assetsByChunkName: Record<string, string[]>;
  };
  const app = assetsByChunkName["app"]?.find((name) => name.startsWith("app-") && name.endsWith(".js"));
  if (!app) throw new Error(`${folder} has no app chunk`);
  return brotliCompressSync(readFileSync(path.join(folder, app))).length;
}
