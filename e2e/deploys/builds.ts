import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { deriveBuild } from "./next-build";
import { FOLDER } from "../folder";

/** Three builds, each later than the one before, and one in which only words differ from the first. */
export interface Builds {
  /** Folders by edition, from 1. */
  1: string;
  2: string;
  3: string;
  contentOnly: string;
}

/** The folder that holds the builds, truly built (`npm run test:deploys`); without it they are derived from the site that is tested. */
const TRUE_BUILDS = process.env["DEPLOY_BUILDS"];

/** @param place a folder of the caller's own, for builds that are derived. @throws where a true build is missing */
export function prepareBuilds(place: string): Builds {
  if (TRUE_BUILDS) return trueBuilds(TRUE_BUILDS);
  const first = path.resolve(FOLDER);
  rmSync(place, { recursive: true, force: true });
  const folder = (name: string) => path.join(place, name, "public");
  const builds = { 1: first, 2: folder("2"), 3: folder("3"), contentOnly: folder("content") };
  deriveBuild(first, builds[2], { edition: 2, renamed: "all" });
  deriveBuild(first, builds[3], { edition: 3, renamed: "shared" });
  deriveBuild(first, builds.contentOnly, { edition: 2, renamed: "none" });
  return builds;
}

function trueBuilds(place: string): Builds {
  const find = (name: string) => {
    const folder = path.join(place, name, "public");
    if (!existsSync(folder)) throw new Error(`There is no build in ${folder}`);
    return folder;
  };
  return { 1: find("1"), 2: find("2"), 3: find("3"), contentOnly: find("content") };
}
