import type { PageView } from "../../src/model/page-view";
import { pageView } from "../../src/site/page-view";
import type { Site, SitePage } from "../../src/site/site";
import { withContactForm } from "./contact-form";
import { withFare } from "./fare";
import { withPlanners } from "./planner";
import { withSampleNote } from "./sample-note";
import { structuredData } from "../../src/site/structured-data/structured-data";
import { withSheets } from "./sheets";
import { textIn } from "./text-in";

/** @returns all that a page shows, with the words that only some pages carry: of forms, fares, planners, samples, sheets. */
export function pageViewOf(site: Site, page: SitePage): PageView {
  return withWords(site, { ...pageView(site, page), ...withStructuredData(site, page) });
}

/** No text in it may end the element that it stands in (HTML, "restrictions for contents of script elements"). */
function withStructuredData(site: Site, page: SitePage): Pick<PageView, "structuredData"> {
  const data = structuredData(site, page, textIn(page.language));
  return data ? { structuredData: JSON.stringify(data).replaceAll("<", "\\u003c") } : {};
}

/** @returns a view with the words that only some pages carry. */
export function withWords(site: Site, view: PageView): PageView {
  return withSheets(site, withSampleNote(site, withPlanners(site, withFare(site, withContactForm(site, view)))));
}
