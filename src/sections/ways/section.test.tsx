/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { linksIn, textOf } from "../../../test/read";
import { fixtureSite } from "../../../test/fixture";
import { renderIn } from "../../../test/render-page";
import { sampleView } from "../../../test/views";
import WaysSection from "./section";

const SECTION = { type: "ways", id: "wege", heading: "Direkt zu uns" } as const;
const { company } = fixtureSite();

describe("the ways to the agency", () => {
  it.each([
    ["de", company.hours.de, "Antwort bis zum Ende des nächsten Arbeitstags", "Köln"],
    ["en", company.hours.en, "Answer by the end of the next working day", "Cologne"],
  ] as const)("are in %s telephone, e-mail and address, with hours", (language, hours, answer, city) => {
    const { container } = renderIn(
      language,
      <WaysSection section={SECTION} view={sampleView(language)} isLast={false} />,
    );
    expect(linksIn(container)).toEqual([
      [`${company.phone} ${hours}`, `tel:${company.phoneLink}`],
      [`${company.email} ${answer}`, `mailto:${company.email}`],
    ]);
    const address = screen.getAllByRole("listitem").at(-1);
    expect(textOf(address)).toBe(`${company.street} ${company.postalCode} ${city}`);
  });

  it("stand under a heading, and a paragraph where there is one", () => {
    const view = sampleView("de", { echo: { parts: { wege: "Straight to us" } } });
    const section = { ...SECTION, text: "Ohne <em>Formular</em>." };
    renderIn("de", <WaysSection section={section} view={view} isLast={false} />);
    expect(screen.getByRole("heading", { level: 2, name: "Direkt zu uns" })).toHaveAttribute("id", "wege");
    expect(screen.getByText("Straight to us")).toHaveAttribute("lang", "en");
    expect(screen.getByText("Formular").tagName).toBe("EM");
  });
});
