/** What a page's sign says once more in the other language. */
import { de, en, pageAt, smallSite } from "../../test/small-site";
import { echoesOf } from "./echoes";

type Fields = Parameters<typeof de>[1];
/** @returns the echo on the German page; German content first. */
function echo(route: string, [german, english]: [Fields, Fields?]) {
  const site = smallSite([de(route, german), ...(english ? [en(route, english)] : [])]);
  return echoesOf(site, pageAt(site, `/de${route}`));
}
const SERVICE = "/services/cms/";
const LONG = "We look at your systems and tell you what we see in them";

it.each<[string, Fields, Fields | undefined, string | undefined]>([
  ["the title in the other language", { title: "Beratung" }, { title: "Consulting" }, "Consulting"],
  ["the short name of a long title", { title: "Beratung" }, { title: LONG, short: "Consulting" }, "Consulting"],
  ["none of a long title without one", { title: "Beratung" }, { title: LONG }, undefined],
  ["a title of 48 characters", { title: "Beratung" }, { title: "x".repeat(48), short: "S" }, "x".repeat(48)],
  ["the short name of one of 49", { title: "Beratung" }, { title: "x".repeat(49), short: "Short" }, "Short"],
  ["none where both say the same", { title: "Strapi" }, { title: "Strapi" }, undefined],
  ["none where both say the same at length", { title: LONG }, { title: LONG, short: "Name" }, undefined],
  ["none where the short name says the same", { title: "Strapi" }, { title: LONG, short: "Strapi" }, undefined],
  ["none without a counterpart", { title: "Beratung" }, undefined, undefined],
])("the echo of a title is %s", (_what, german, english, expected) => {
  expect(echo(SERVICE, [german, english]).title).toBe(expected);
});
