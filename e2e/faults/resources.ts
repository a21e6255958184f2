/** The kinds of resources that a page needs, as data: what they are called, and what a visitor gets without them. */
import type { Fault } from "./faulty-server";

export const SITUATIONS = ["first load", "click", "back"] as const;
export type Situation = (typeof SITUATIONS)[number];

export interface Resource {
  /** Their paths. @param page the path of the page that is asked for */
  pattern: (page: string) => RegExp;
  /** Where the fault makes another page appear than the one asked for: that page's route (specification, section 4). */
  instead?: (fault: Fault, situation: Situation) => string | undefined;
  /** Whether nobody can tell that something is wrong: nothing is logged then. */
  isSilent?: (fault: Fault, situation: Situation) => boolean;
}

const chunk = (name: string) => () => new RegExp(`^/${name}-[0-9a-f]{10}\\.js$`, "u");

/** A script that is empty, or never comes, is nobody's error; one that was there before the fault is not asked for. */
const silentScript = (fault: Fault) => fault === "empty" || fault === "no answer";
const unanswered = (fault: Fault) => fault === "no answer";

export const RESOURCES: Readonly<Record<string, Resource>> = {
  "page data": {
    pattern: (page) => new RegExp(`^/page-data${page}page-data\\.json$`, "u"),
    instead: (fault, situation) => (fault === "500" && situation !== "first load" ? "/500/" : undefined),
    isSilent: (fault, situation) => fault === "no answer" && situation === "first load",
  },
  "app data": {
    pattern: () => /^\/page-data\/app-data\.json$/u,
    isSilent: (fault, situation) => fault === "no answer" && situation === "first load",
  },
  "app chunk": { pattern: chunk("app"), isSilent: silentScript },
  "runtime chunk": { pattern: chunk("webpack-runtime"), isSilent: silentScript },
  "sections' chunk": { pattern: chunk("sections-[a-z]+"), isSilent: silentScript },
  "template chunk": {
    pattern: chunk("component---src-templates-service-template-tsx"),
    isSilent: (_fault, situation) => situation === "first load",
  },
  "language pack": { pattern: chunk("language-(?:de|en)"), isSilent: (fault) => silentScript(fault) },
  styles: {
    pattern: () => /\.css$/u,
    // Chromium takes a sheet without rules, or one that it does not read, for one that has come.
    isSilent: (fault) => fault === "empty" || fault === "wrong kind" || unanswered(fault),
  },
  font: { pattern: () => /\.woff2$/u, isSilent: unanswered },
  picture: {
    pattern: () => /^(?!\/favicon).*\.(?:avif|webp|png|jpe?g|svg)$/u,
    isSilent: unanswered,
  },
  manifest: { pattern: () => /\.webmanifest$/u, isSilent: () => true },
};
