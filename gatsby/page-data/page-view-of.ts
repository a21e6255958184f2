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

/** @returns all that a page shows, with the texts of forms, fares, planners, samples and sheets where it has them */
export function pageViewOf(site: Site, page: SitePage): PageView {
  const data = structuredData(site, page, textIn(page.language));
  // Escaped, so that no text ends the script element (HTML, "restrictions for contents of script elements").
  const json = data && JSON.stringify(data).replaceAll("<", "\\u003c");
  return withWords(site, { ...pageView(site, page), ...(json ? { structuredData: json } : {}) });
}

export function withWords(site: Site, view: PageView): PageView {
  return withSheets(site, withSampleNote(site, withPlanners(site, withFare(site, withContactForm(site, view)))));
}
