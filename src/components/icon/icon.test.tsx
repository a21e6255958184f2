/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { Icon } from "./icon";

describe("an icon", () => {
  it("is decoration: its neighbour carries the name", () => {
    const { container } = render(<Icon name="mail" />);
    expect(container.firstElementChild).toHaveAttribute("aria-hidden", "true");
    expect(screen.queryByRole("img")).toBeNull();
    expect(container).toHaveTextContent("");
  });

  it("is drawn, each in its own way", () => {
    const drawings = (["mail", "phone", "check", "close"] as const).map(
      (name) =>
        render(<Icon name={name} />)
          .container.querySelector("path")
          ?.getAttribute("d") ?? "",
    );
    expect(drawings.every((drawing) => drawing.length > 5)).toBe(true);
    expect(new Set(drawings).size).toBe(drawings.length);
  });
});
