import { fields } from "./fields";

const SECTION = {
  type: "switchboard",
  id: "board",
  heading: "Board",
  positions: ["There", "Late"],
  shown: "The shop shows",
  logged: "The log says",
};
const STATE = { sign: "goes", title: "All well", text: "It is here.", log: ["answered"] };
const issuesOf = (supplier: object) =>
  fields.safeParse({ ...SECTION, suppliers: [{ name: "Weather", states: [STATE, STATE], ...supplier }] }).error?.issues;

describe("the fields of a switchboard", () => {
  it("take a state for each position", () => {
    expect(issuesOf({})).toBeUndefined();
    expect(issuesOf({ set: 2 })).toBeUndefined();
  });

  it("report a supplier that has more or fewer states than there are positions", () => {
    expect(issuesOf({ states: [STATE, STATE, STATE] })).toMatchObject([
      {
        path: ["suppliers", 0, "states"],
        message: "has 3 for 2 positions",
        params: { remedy: "write one for each of There, Late" },
      },
    ]);
  });

  it("report a switch that is set where there is no position", () => {
    expect(issuesOf({ set: 3 })).toMatchObject([
      { path: ["suppliers", 0, "set"], message: "is 3, and there are 2 positions" },
    ]);
  });

  it("know no other sign", () => {
    expect(issuesOf({ states: [STATE, { ...STATE, sign: "maybe" }] })).toMatchObject([
      { path: ["suppliers", 0, "states", 1, "sign"] },
    ]);
  });
});
