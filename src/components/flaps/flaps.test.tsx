/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { textOf } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { Flaps } from "./flaps";

describe("a day on flaps", () => {
  it.each([
    ["de", "9. März 2027"],
    ["en", "9 March 2027"],
  ] as const)("is said in words in %s, and known to machines", (language, day) => {
    const { container } = renderIn(language, <Flaps day="2027-03-09" />);
    const time = container.querySelector("time");
    expect(time).toHaveAttribute("datetime", "2027-03-09");
    expect(time?.querySelector("span:not([aria-hidden])")?.textContent).toBe(day);
  });

  it("shows day, month and two digits of the year to the eye alone", () => {
    const { container } = renderIn("de", <Flaps day="2027-03-09" />);
    const flaps = [...container.querySelectorAll("span[aria-hidden='true']")];
    expect(flaps.map(textOf)).toEqual(["09", "03", "27"]);
  });

  it.each(["2027-03-28", "2027-10-31", "2027-01-01", "2027-12-31"])("stays on its calendar day on %s", (day) => {
    const { container } = renderIn("en", <Flaps day={day} />);
    const said = container.querySelector("time span:not([aria-hidden])")?.textContent ?? "";
    expect(Number.parseInt(said, 10)).toBe(Number(day.slice(8)));
  });
});
