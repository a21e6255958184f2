/** No two services could be taken for each other with their titles covered: their parts never follow in the same order. */
import { LANGUAGES } from "../../src/i18n/languages";
import { type ContentOf, sectionsOf } from "../../src/model/kinds";
import type { SitePage } from "../../src/site/site";
import { realSite } from "../real-content";

type Service = SitePage & { content: ContentOf<"service"> };

/** @returns what stands under the head of a service, from top to bottom: its sections by their type. */
function sequenceOf({ content, body }: Service): string[] {
  const after = (part: string | undefined) =>
    sectionsOf(content).flatMap((section) => (section.after === part ? section.type : []));
  const own = body.flatMap(({ id }) => ["text", ...(id ? after(id) : [])]);
  const parts = ["steps", "needs", ...(content.fare ? ["fare"] : []), "questions"];
  return [
    ...after("head"),
    ...["gets", ...after("gets")],
    ...own,
    ...parts.flatMap((part) => [part, ...after(part)]),
    ...after(undefined),
  ];
}

/** @returns a line for each pair that has the same sequence. */
function twins(pages: readonly Service[]): string[] {
  const sequences = pages.map((page) => ({ path: page.path, sequence: sequenceOf(page).join(" > ") }));
  return sequences.flatMap(({ path, sequence }, index) =>
    sequences
      .slice(index + 1)
      .flatMap((other) =>
        other.sequence === sequence ? `${path} and ${other.path} have the same sections: ${sequence}` : [],
      ),
  );
}

it.each(LANGUAGES)("no two services have the same sequence of sections in %s", (language) => {
  const services = realSite().pages.filter(
    (page): page is Service => page.kind === "service" && page.language === language,
  );
  expect(twins(services)).toEqual([]);
});
