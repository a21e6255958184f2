import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { deriveBuild } from "./next-build";

/** Three builds, each later than the one before, and one in which only words differ from the first. */
export interface Builds {
  /** Folders by edition, from 1. */
  1: string;
  2: string;
  3: string;
  contentOnly: string;
}

/** The folder that holds 2, 3 and content, truly built (`npm run test:deploys`); without it they are derived. */
const TRUE_BUILDS = process.env["DEPLOY_BUILDS"];

/** @param place a folder of the caller's own, for builds that are derived from `public` */
export function prepareBuilds(place: string): Builds {
  const first = path.resolve("public");
  if (TRUE_BUILDS) {
    const [second, third, contentOnly] = ["2", "3", "content"].map((name) => path.join(TRUE_BUILDS, name, "public"));
    if (!second || !third || !contentOnly || !existsSync(contentOnly)) throw new Error(`No builds in ${TRUE_BUILDS}`);
    return { 1: first, 2: second, 3: third, contentOnly };
  }
  rmSync(place, { recursive: true, force: true });
  const builds = { 1: first, 2: `${place}/2`, 3: `${place}/3`, contentOnly: `${place}/content` };
  deriveBuild(first, builds[2], { edition: 2 });
  deriveBuild(first, builds[3], { edition: 3 });
  deriveBuild(first, builds.contentOnly, { edition: 2, isContentOnly: true });
  return builds;
}
