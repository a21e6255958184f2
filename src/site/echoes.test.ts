import { de, en, pageAt, smallSite } from "../../test/small-site";
import { findEcho } from "./echoes";

type Fields = Parameters<typeof de>[1];
/** Returns the echo on the German page. */
function echo(route: string, [german, english]: [Fields, Fields?]) {
  const site = smallSite([de(route, german), ...(english ? [en(route, english)] : [])]);
  return findEcho(site, pageAt(site, `/de${route}`));
}
const SERVICE = "/services/cms/";
const LONG = "We look at your systems and tell you what we see in them";

it.each<[string, Fields, Fields | undefined, string | undefined]>([
  ["the title in the other language", { title: "Beratung" }, { title: "Consulting" }, "Consulting"],
  ["the short name of a long title", { title: "Beratung" }, { title: LONG, short: "Consulting" }, "Consulting"],
  ["missing if a long title has no short name", { title: "Beratung" }, { title: LONG }, undefined],
  ["a title of 48 characters", { title: "Beratung" }, { title: "x".repeat(48), short: "S" }, "x".repeat(48)],
  [
    "the short name of a title of 49 characters",
    { title: "Beratung" },
    { title: "x".repeat(49), short: "Short" },
    "Short",
  ],
  ["missing if both titles are equal", { title: "Strapi" }, { title: "Strapi" }, undefined],
  ["missing if both long titles are equal", { title: LONG }, { title: LONG, short: "Name" }, undefined],
  ["missing if the short name equals the title", { title: "Strapi" }, { title: LONG, short: "Strapi" }, undefined],
  ["missing without a translation", { title: "Beratung" }, undefined, undefined],
])("the echo of a title is %s", (_what, german, english, expected) => {
  expect(echo(SERVICE, [german, english]).title).toBe(expected);
});
