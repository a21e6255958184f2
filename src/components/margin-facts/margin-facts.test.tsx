/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { textOf, textsOf } from "../../../test/read";
import { MarginFacts } from "./margin-facts";

describe("figures in the margin", () => {
  it("stand after the text that they are about", () => {
    const facts = [{ beside: "upkeep", value: "1–2", text: "days <em>a month</em>" }];
    const { container } = render(<MarginFacts facts={facts}>Text</MarginFacts>);
    expect(textOf(container)).toBe("Text1–2 days a month");
    expect(textsOf(container, "em")).toEqual(["a month"]);
  });

  it("leave the text alone where there are none", () => {
    const { container } = render(<MarginFacts facts={[]}>Text</MarginFacts>);
    expect(container.innerHTML).toBe("Text");
  });
});
