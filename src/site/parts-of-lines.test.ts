import { both, smallSite } from "../../test/small-site";
import { partsOfLines } from "./parts-of-lines";

const LIST = both("/services/", { sections: [{ type: "listing", id: "all", of: "services" }] });
const SERVICES = [both("/services/a/", { line: "A" }), both("/services/d/", { line: "D" })];

const partsOf = (...entries: Parameters<typeof smallSite>[0]) => partsOfLines(smallSite(entries), "de");

describe("the parts of the list of services", () => {
  it("are those of the lines on which a service stands", () => {
    expect(partsOf(LIST, ...SERVICES)).toEqual({ A: "#line-a", D: "#line-d" });
  });

  it("are not those of services that stand in no list", () => {
    expect(partsOf(LIST, ...SERVICES, both("/services/c/", { line: "C", listed: false }))).not.toHaveProperty("C");
  });

  it("are none where there is no list", () => {
    expect(partsOf(both("/services/"), ...SERVICES)).toEqual({});
    expect(partsOf(...SERVICES)).toEqual({});
  });
});
