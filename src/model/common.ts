/** The fields that every kind of page has, beside its set of sections. */
import { z } from "zod";
import { day, flag, inline, line, list, picture, route } from "../content/vocabulary";

export const common = {
  title: line(2, 90, "the page's heading"),
  short: line(2, 34, "the page's name in menus, breadcrumbs and lists, where the title is too long").optional(),
  headTitle: line(
    15,
    60,
    "the title in the browser tab and in search results, where it is not the title and the company's name",
  ).optional(),
  description: line(50, 160, "the description for search results and cards"),
  lead: inline("the first paragraph, set large"),
  picture: picture("the page's picture").optional(),
  updated: day("the day of the last change that the other language must follow").optional(),
  related: list(route("a related page"), 1, 4, "related pages, where the site should not choose").optional(),
  closing: line(4, 60, "the closing band's line, a question or an offer").optional(),
  past: flag("whether the page belongs to a campaign that is over").optional(),
  draft: flag("whether the page is kept out of the site").optional(),
  noindex: flag("whether search engines are asked to leave the page out").optional(),
  listed: flag("whether the page stands in lists and in the site map").optional(),
  canonical: route("the page that search engines should show instead").optional(),
  translation: z
    .literal("none")
    .meta({ nature: "data", sentence: "none, where the page exists in this language only" })
    .optional(),
};
