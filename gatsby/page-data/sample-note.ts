import type { PageView } from "../../src/model/page-view";
import type { Site } from "../../src/site/site";
import { textIn } from "./text-in";

/** @returns the view of a sample project with a note: it names a real firm, which had no part in it */
export function withSampleNote({ company }: Site, view: PageView): PageView {
  if (view.kind !== "case-study" || company.sampleProjects !== true) return view;
  return { ...view, sampleNote: textIn(view.language)("sample.project") };
}
