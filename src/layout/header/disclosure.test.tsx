/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mirrorMenuState } from "../../browser/before-hydration/menu-state";
import { installPopovers } from "../../../test/popover";
import { Disclosure } from "./disclosure";

beforeAll(installPopovers);

function renderMenu(more: { isIconOnly?: boolean; isCurrent?: boolean } = {}) {
  render(
    <Disclosure id="menu-1" label="Leistungen" icon="chevron" className="panel" {...more}>
      <a href="/de/services/">Alle Leistungen</a>
    </Disclosure>,
  );
  return { button: screen.getByRole("button", { name: "Leistungen" }), panel: document.getElementById("menu-1") };
}

describe("a menu", () => {
  it("is a button that controls a popover of the browser, which needs no script", () => {
    const { button, panel } = renderMenu();
    expect(button).toHaveAttribute("type", "button");
    expect(button).toHaveAttribute("popovertarget", "menu-1");
    // HTML does not allow both.
    expect(button).not.toHaveAttribute("aria-expanded");
    expect(panel).toHaveAttribute("popover", "auto");
    expect(panel).toHaveTextContent("Alle Leistungen");
  });

  it("says whether it is open, whatever opened or closed it", async () => {
    const { button, panel } = renderMenu();
    mirrorMenuState();
    expect(button).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(button);
    expect(button).toHaveAttribute("aria-expanded", "true");
    // As on Escape, or on a click elsewhere: React is not asked.
    panel?.hidePopover();
    expect(button).toHaveAttribute("aria-expanded", "false");
  });

  it("is no menu for assistive technology: there are links in it, and no commands", () => {
    renderMenu();
    expect(document.querySelector("[role='menu'], [role='menuitem'], [aria-haspopup]")).toBeNull();
  });

  it("on a phone is named though it shows icons alone: one to open, one to close", () => {
    const { button } = renderMenu({ isIconOnly: true });
    expect(button).toHaveTextContent("");
    expect(button).toHaveAccessibleName("Leistungen");
    expect(button.querySelectorAll("svg")).toHaveLength(2);
  });

  it("on a wide screen has one icon, which turns by style", () => {
    expect(renderMenu().button.querySelectorAll("svg")).toHaveLength(1);
  });

  it("is marked where it holds the page", () => {
    expect(renderMenu({ isCurrent: true }).button).toHaveAttribute("aria-current", "true");
  });

  it("is not marked elsewhere", () => {
    expect(renderMenu().button).not.toHaveAttribute("aria-current");
  });
});
