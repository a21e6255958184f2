/** Detectors that find nothing may have stopped looking: here each is shown what it is there for. */
import { expect, type Page, test } from "@playwright/test";
import { whenHydrated } from "../browser";
import { type Finding, findTextFaults } from "../text-boxes";
import { findLostInForcedColours } from "./forced-colours";
import { findTextOnLines, paintWithoutText } from "./letters";
import { findCutParts, readProtectedParts } from "./protected-parts";
import { findGapsInLine } from "./route-line";
import { findPoorSheets } from "./sheets";
import { findTornWords } from "./torn-words";

// The faults are styles of the test's own, which the security policy forbids.
test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } });

type Detector = (page: Page) => Promise<readonly Finding[]>;

const inForcedColours =
  (what: RegExp): Detector =>
  async (page) =>
    (await findLostInForcedColours(page, "dark")).filter((finding) => what.test(finding.what));

/** What is wrong with the page once it has these styles, and who has to find it. */
const CASES: Readonly<Record<string, readonly [styles: string, detector: Detector]>> = {
  "a word that goes on without a hyphen": [
    "main h1 { width: 3em; overflow-wrap: anywhere; hyphens: none; font-size: 60px }",
    findTornWords,
  ],
  "text that is cut off": [
    "main h1 { height: 20px; overflow: hidden }",
    async (page) => (await findTextFaults(page)).clipped,
  ],
  "text on other text": [
    "main h1 + * { margin-top: -60px !important }",
    async (page) => (await findTextFaults(page)).overlapping,
  ],
  "a line behind text": [
    "main h1 { background: linear-gradient(transparent 48%, red 48%, red 52%, transparent 52%) }",
    async (page) => findTextOnLines(page, await paintWithoutText(page)),
  ],
  "a route line with a gap": [
    "main .sec::before { visibility: hidden !important }",
    async (page) => findGapsInLine(page, await paintWithoutText(page)),
  ],
  "a sheet of paper that is nearly empty": ["main h2 { break-before: column }", findPoorSheets],
  "a picture that is held elsewhere than its focus": [
    "main img { object-position: 0 100% !important }",
    async (page) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      return findCutParts(page, readProtectedParts());
    },
  ],
  "an icon that forced colours take away": [
    "@media (forced-colors: active) { header svg, header svg * { forced-color-adjust: none; fill: Canvas !important; stroke: Canvas !important } }",
    inForcedColours(/^not seen: /u),
  ],
  "a ring that forced colours take away": [
    "@media (forced-colors: active) { :focus-visible { outline: 0 !important } }",
    inForcedColours(/^ring not seen: /u),
  ],
};

for (const [fault, [content, detector]] of Object.entries(CASES)) {
  test(`${fault} is found, and not where there is none`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/de/services/ui-ux-design/");
    await whenHydrated(page);
    const before = (await detector(page)).map(({ what }) => what);
    expect(before).toEqual([]);
    await page.emulateMedia({ media: null, forcedColors: null });
    await page.addStyleTag({ content });
    expect(await detector(page)).not.toEqual([]);
  });
}
