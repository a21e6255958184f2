/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Disclosure } from "../layout/header/disclosure";
import { mirrorMenuState } from "./before-hydration/menu-state";
import { installPopovers } from "../../test/popover";
import { closeMenus } from "./close-menus";

beforeAll(installPopovers);

const menus = () => screen.getAllByRole("button").map((button) => button.getAttribute("aria-expanded"));

describe("after a navigation", () => {
  it("every menu that is open closes, and says so", async () => {
    render(
      <>
        {["menu-1", "menu-2", "menu-3"].map((id) => (
          <Disclosure key={id} id={id} label={id} icon="chevron" className="panel">
            Ziele
          </Disclosure>
        ))}
      </>,
    );
    mirrorMenuState();
    await userEvent.click(screen.getByRole("button", { name: "menu-1" }));
    await userEvent.click(screen.getByRole("button", { name: "menu-3" }));
    expect(menus()).toEqual(["true", "false", "true"]);
    closeMenus();
    expect(menus()).toEqual(["false", "false", "false"]);
  });

  it("nothing happens where no menu is open, or where there is none", () => {
    const hide = jest.spyOn(HTMLElement.prototype, "hidePopover");
    render(<div popover="auto">Menü</div>);
    closeMenus();
    expect(hide).not.toHaveBeenCalled();
    hide.mockRestore();
  });
});
