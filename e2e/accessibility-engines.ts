/** Runs axe and IBM's engine for WCAG 2.2, levels A and AA (quality V5). */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";

const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const IBM_POLICY = "WCAG_2_2";

export interface AxeScope {
  /** Selector of the tested element. */
  inside?: string;
  /** Disabled rules. */
  without?: string[];
}

export async function axeViolations(page: Page, { inside, without = [] }: AxeScope = {}): Promise<string[]> {
  // The builder's types come from a second copy of playwright-core.
  const axe = new AxeBuilder({ page: page as never }).withTags(AXE_TAGS).disableRules(without);
  const { violations } = await (inside ? axe.include(inside) : axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `axe ${id}: ${html}`));
}

/** The outcome FAIL is certain, POTENTIAL needs a human. */
type IbmResult = Record<"ruleId" | "message" | "snippet", string> & { value: [subject: string, outcome: string] };
type IbmChecker = { check(document: Document, policies: string[]): Promise<{ results: IbmResult[] }> };

const ibmEngine = readFileSync("node_modules/accessibility-checker-engine/ace.js", "utf8");

export async function ibmViolations(page: Page): Promise<string[]> {
  await page.evaluate(ibmEngine);
  const results = await page.evaluate(async (policy) => {
    const { ace } = window as unknown as { ace: { Checker: new () => IbmChecker } };
    return (await new ace.Checker().check(document, [policy])).results;
  }, IBM_POLICY);
  const violations = results.filter(({ value: [subject, outcome] }) => subject === "VIOLATION" && outcome === "FAIL");
  return violations.map(({ ruleId, message, snippet }) => `IBM ${ruleId}: ${message} ${snippet}`);
}
