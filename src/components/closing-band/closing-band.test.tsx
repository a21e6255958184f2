/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { linksIn } from "../../../test/read";
import { fixtureSite } from "../../../test/fixture";
import { renderIn } from "../../../test/render-page";
import { ClosingBand } from "./closing-band";

const { phone, phoneLink, email } = fixtureSite().company;

describe("the closing band", () => {
  it.each([
    ["de", "Anrufen", "Schreiben", "Erstes Gespräch Zur Kontaktseite"],
    ["en", "Call", "Write", "First call Contact page"],
  ] as const)("offers in %s to call, to write and to meet", (language, call, write, meet) => {
    const { container } = renderIn(language, <ClosingBand question="?" />);
    expect(linksIn(container)).toEqual([
      [`${call} ${phone}`, `tel:${phoneLink}`],
      [`${write} ${email}`, `mailto:${email}`],
      [meet, `/${language}/contact/`],
    ]);
  });

  it("asks its question as a heading, and shows it in the other language without saying it twice", () => {
    renderIn("de", <ClosingBand question="Wohin soll es gehen?" echo="Where to?" />);
    expect(screen.getByRole("heading", { level: 2, name: "Wohin soll es gehen?" })).toBeVisible();
    expect(screen.getByText("Where to?")).toHaveAttribute("lang", "en");
  });

  it("writes the telephone number so that every device can dial it", () => {
    expect(phoneLink).toBe(phone.replaceAll(" ", ""));
  });
});
