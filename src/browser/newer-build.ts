import { gatsbyWindow } from "./gatsby-window";

/** The host is asked again after that: ms. */
const HOLDS = 5000;
/** A host that takes longer keeps nobody from a page that is here: ms. */
const PATIENCE = 1000;

let askedAt = -Infinity;
let answer = Promise.resolve(false);

/**
 * Asks which build the host has, as soon as somebody points at a link. Gatsby asks when it loads a page; a page that was
 * loaded ahead knows of no deploy since (quality R4).
 */
export function askForBuild(): void {
  const { ___loader: loader, ___webpackCompilationHash: hash } = gatsbyWindow();
  if (!loader || performance.now() - askedAt < HOLDS) return;
  askedAt = performance.now();
  const asked = loader.loadAppData().then((data) => data !== undefined && data.webpackCompilationHash !== hash);
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE));
  answer = Promise.race([asked, late]);
}

/** @returns whether the host has said that it has another build than the one that is shown */
export const hasNewerBuild = (): Promise<boolean> => answer;
