import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { ALL, nameOf } from "./pictures";
import { referenceNames, removeReference } from "./references";

/** The type of the annotation that a test leaves where it took a picture over. */
export const ACCEPTED = "accepted picture";

/** Says at the end which pictures were taken over, and removes those of pages that are looked at no more. */
export default class AcceptReporter implements Reporter {
  private readonly accepted: string[] = [];
  private failed = 0;

  onTestEnd(test: TestCase, { annotations, status, error }: TestResult): void {
    this.accepted.push(...annotations.flatMap(({ type, description = "" }) => (type === ACCEPTED ? description : [])));
    if (status === "passed") return;
    this.failed += 1;
    console.error(`${test.title}: ${error?.message ?? status}`);
  }

  onError({ message }: { message?: string }): void {
    console.error(message);
  }

  onEnd(): void {
    const known = new Set(ALL.map(nameOf));
    const removed = referenceNames().filter((name) => !known.has(name));
    removed.forEach(removeReference);
    for (const line of this.accepted.sort()) console.log(`  ${line}`);
    for (const name of removed) console.log(`  ${name}: removed`);
    console.log(`${this.accepted.length} pictures taken over, ${removed.length} removed, ${this.failed} failed.`);
  }
}
