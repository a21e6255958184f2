import type { PageView } from "../../src/model/page-view";
import type { Site } from "../../src/site/site";
import { textIn } from "./text-in";

/**
 * Names of real firms stand on sample projects: whoever reads one must not take it for what the firm did or said.
 * @returns the view, with the note that its page is a sample where the company file says that projects are
 */
export function withSampleNote({ company }: Site, view: PageView): PageView {
  if (view.kind !== "case-study" || company.sampleProjects !== true) return view;
  return { ...view, sampleNote: textIn(view.language)("sample.project") };
}
