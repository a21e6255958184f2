/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import { textOf } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { samplePhotograph } from "../../../test/sample-image";
import { sampleView } from "../../../test/views";
import type { SectionProps } from "../section-props";
import ScreensSection from "./section";

const shown = (alt: string, callouts: [number, number][], isPhone = false) => ({
  alt,
  image: { ...samplePhotograph(), ...(isPhone && { width: 1600, height: 3200 }) },
  callouts: callouts.map((at) => ({ at, text: `Bei ${at.join(", ")}` })),
});
const WINDOW = shown("Ein Editor", [
  [10, 20],
  [30, 40],
]);
const PHONE = shown("Ein Handy", [[50, 60]], true);

function renderSection(more: object, hasFirstPicture = false) {
  const section = { type: "screens", id: "at-work", heading: "Bei der Arbeit", screens: [WINDOW, PHONE], ...more };
  const props = { section, view: sampleView("de"), isLast: false, hasFirstPicture };
  return renderIn("de", <ScreensSection {...(props as unknown as SectionProps<"screens">)} />);
}

const numbersIn = (container: Element) => [...container.querySelectorAll("svg text")].map(textOf);

describe("screens at work", () => {
  it("are pictures with their text alternatives, and lists of what to look at", () => {
    renderSection({});
    const figures = screen.getAllByRole("figure");
    expect(figures).toHaveLength(2);
    expect(within(figures[0] as HTMLElement).getByRole("img", { name: "Ein Editor" })).toHaveAttribute(
      "loading",
      "lazy",
    );
    expect(
      within(figures[0] as HTMLElement)
        .getAllByRole("listitem")
        .map(textOf),
    ).toEqual(["Bei 10, 20", "Bei 30, 40"]);
  });

  it("number their places on the picture, for the eye alone", () => {
    const { container } = renderSection({});
    const marks = container.querySelectorAll("svg");
    expect(numbersIn(container)).toEqual(["1", "2", "1"]);
    for (const svg of marks) expect(svg).toHaveAttribute("aria-hidden", "true");
    expect(marks[0]?.querySelector("circle")).toHaveAttribute("cx", "10%");
    expect(container.querySelector("[style]")).toBeNull();
  });

  it("as a pair are one picture, numbered through", () => {
    const { container } = renderSection({ as: "pair" });
    expect(screen.getAllByRole("figure")).toHaveLength(1);
    expect(numbersIn(container)).toEqual(["1", "2", "3"]);
    expect(screen.getAllByRole("listitem")).toHaveLength(3);
  });

  it("come at once where the first is the page's first picture", () => {
    renderSection({ as: "row" }, true);
    const [first, second] = screen.getAllByRole("img");
    expect(first).toHaveAttribute("loading", "eager");
    expect(second).toHaveAttribute("loading", "lazy");
  });

  it("have their caption below them", () => {
    const { container } = renderSection({ caption: 'Mehr im <a href="/de/contact/">Gespräch</a>.' });
    expect(container.querySelector("section")?.lastElementChild).toHaveTextContent("Mehr im Gespräch.");
  });
});
