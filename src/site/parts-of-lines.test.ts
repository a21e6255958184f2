import { both, smallSite } from "../../test/small-site";
import { partsOfLines } from "./parts-of-lines";

const LIST = both("/services/", { sections: [{ type: "listing", id: "all", of: "services" }] });
const SERVICES = [both("/services/a/", { line: "A" }), both("/services/d/", { line: "D" })];

it.each([
  ["those of the lines on which a service stands", [LIST, ...SERVICES], { A: "#line-a", D: "#line-d" }],
  [
    "not those of services that stand in no list",
    [LIST, both("/services/c/", { line: "C", listed: false }), ...SERVICES],
    { A: "#line-a", D: "#line-d" },
  ],
  ["none where there is no list", [both("/services/"), ...SERVICES], {}],
  ["none where there is no page of services", SERVICES, {}],
])("the parts of the list of services are %s", (_what, entries, parts) => {
  expect(partsOfLines(smallSite(entries), "de")).toEqual(parts);
});
