/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderIn } from "../../../test/render-page";
import { Selector } from "./selector";

const POSITIONS = ["Da", "Spät", "Weg"];

describe("a selector", () => {
  it("is a group of radio buttons with the names of its positions, the first of them chosen", () => {
    renderIn("de", <Selector name="wetter" legend="Wetterdienst" positions={POSITIONS} />);
    expect(screen.getByRole("group", { name: "Wetterdienst" })).toBeVisible();
    expect(screen.getAllByRole("radio").map((radio) => radio.getAttribute("name"))).toEqual(
      POSITIONS.map(() => "wetter"),
    );
    expect(screen.getByRole("radio", { checked: true })).toHaveAccessibleName("Da");
  });

  it("may stand elsewhere, and goes where the visitor sets it", async () => {
    renderIn("de", <Selector name="wetter" legend="Wetterdienst" positions={POSITIONS} set={3} />);
    expect(screen.getByRole("radio", { checked: true })).toHaveAccessibleName("Weg");
    await userEvent.click(screen.getByRole("radio", { name: "Spät" }));
    expect(screen.getByRole("radio", { checked: true })).toHaveAccessibleName("Spät");
  });
});
