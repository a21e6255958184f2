/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { Columns } from "./columns";

describe("the two columns", () => {
  it("put the side note after the text, as something beside it", () => {
    const { container } = render(<Columns side={<p>Randnotiz</p>}>Der Text</Columns>);
    expect(screen.getByRole("complementary")).toHaveTextContent("Randnotiz");
    expect(container).toHaveTextContent("Der TextRandnotiz");
  });

  it("have no empty side", () => {
    render(<Columns>Der Text</Columns>);
    expect(screen.queryByRole("complementary")).toBeNull();
  });
});
