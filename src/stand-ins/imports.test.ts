/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import * as link from "./gatsby-link";
import * as router from "./reach-router";

/** Of Gatsby's runtime, what comes to the browser and names packages that something stands in for. */
const RUNTIME = ["find-path", "gatsby-browser-entry", "navigation", "production-app"];

/** @returns the names that Gatsby's runtime imports of a package, or hands on */
function namesOf(name: string): string[] {
  const statement = new RegExp(`(?:import|export)\\s*\\{([^}]*)\\}\\s*from\\s*["']${name}["']`, "gu");
  return RUNTIME.flatMap((file) => {
    const code = readFileSync(`node_modules/gatsby/cache-dir/${file}.js`, "utf8");
    return [...code.matchAll(statement)].flatMap(([, list = ""]) => list.split(","));
  }).flatMap((entry) => entry.trim().split(/\s+as\s+/u)[0] || []);
}

/** An update of Gatsby may ask for more. */
it.each([
  ["@gatsbyjs/reach-router", router, "navigate"],
  ["gatsby-link", link, "parsePath"],
] as const)("what stands in for %s has all that Gatsby's runtime asks of it", (name, standIn, known) => {
  expect(namesOf(name)).toContain(known);
  expect(Object.keys(standIn)).toEqual(expect.arrayContaining(namesOf(name)));
});
