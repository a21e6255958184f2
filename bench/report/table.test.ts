import { table } from "./table";

describe("table", () => {
  it("is set as Prettier sets it", () => {
    expect(
      table(
        ["figure", "a"],
        [
          ["LCP", "1.02 (612 / 600)"],
          ["a longer one", "-"],
        ],
      ),
    ).toBe(
      [
        "| figure       |                a |",
        "| ------------ | ---------------: |",
        "| LCP          | 1.02 (612 / 600) |",
        "| a longer one |                - |",
      ].join("\n"),
    );
  });
});
