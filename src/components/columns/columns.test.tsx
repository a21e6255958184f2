/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { Columns } from "./columns";

describe("the two columns", () => {
  it("put the side note after the text, as something beside it that its heading names", () => {
    const { container } = render(<Columns side={{ heading: "Am Rande", content: <p>Randnotiz</p> }}>Der Text</Columns>);
    expect(screen.getByRole("complementary", { name: "Am Rande" })).toHaveTextContent("Am RandeRandnotiz");
    expect(container).toHaveTextContent("Der TextAm RandeRandnotiz");
  });

  it("have no empty side", () => {
    render(<Columns>Der Text</Columns>);
    expect(screen.queryByRole("complementary")).toBeNull();
  });
});
