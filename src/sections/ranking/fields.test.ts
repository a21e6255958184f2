import { fields } from "./fields";

const SECTION = {
  type: "ranking",
  id: "order",
  heading: "Order",
  wished: "Wished",
  ranked: "Ranked",
  struck: "Out",
  was: "was",
};
const wish = (name: string, place?: number) => ({ name, text: "Because.", place });
const issues = (...wishes: object[]) => fields.safeParse({ ...SECTION, wishes }).error?.issues;

describe("the fields of a ranking", () => {
  it("take every place once, and leave some wishes without", () => {
    expect(issues(wish("one", 2), wish("two"), wish("three", 1), wish("four", 3))).toBeUndefined();
  });

  it("report a place that is taken, at the second wish, with the places that there are", () => {
    expect(issues(wish("one", 1), wish("two", 1), wish("three", 2), wish("four"))).toMatchObject([
      {
        path: ["wishes", 1, "place"],
        message: "is 1, which another wish has",
        params: { remedy: expect.stringContaining("1 to 3") },
      },
    ]);
  });

  it("report a place beyond the last", () => {
    expect(issues(wish("one", 4), wish("two", 1), wish("three", 2), wish("four"))).toMatchObject([
      { path: ["wishes", 0, "place"], message: "is 4 of 3 places" },
    ]);
  });
});
