/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import { textOf, textsOf } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { sampleView } from "../../../test/views";
import type { SectionProps } from "../section-props";
import SwitchboardSection from "./section";

type Board = SectionProps<"switchboard">["section"];

const state = (title: string, more: Partial<Board["suppliers"][number]["states"][number]> = {}) =>
  ({ sign: "goes", title, text: `Es ist <em>${title}</em>.`, log: [`Protokoll ${title}`, "Ende"], ...more }) as const;

const SECTION = {
  type: "switchboard",
  id: "tafel",
  heading: "Tafel",
  positions: ["Da", "Weg"],
  shown: "Der Shop zeigt",
  logged: "Das Protokoll sagt",
  suppliers: [
    { name: "Hotel", states: [state("frei", { price: "80 €" }), state("fort", { sign: "stops" })] },
    { name: "Flug", set: 2, states: [state("offen"), state("zu")] },
  ],
} as unknown as Board;

const renderSection = (id = "tafel") =>
  renderIn("de", <SwitchboardSection section={{ ...SECTION, id }} view={sampleView("de")} isLast={false} />);

describe("a switchboard", () => {
  it("has a switch for each supplier, each a group of its own, set where the editor says", () => {
    renderSection();
    const groups = ["Hotel", "Flug"].map((name) => screen.getByRole("group", { name }));
    const chosen = groups.map((group) => within(group).getByRole("radio", { checked: true }));
    expect(chosen.map((radio) => [radio.getAttribute("name"), textOf(radio.closest("label"))])).toEqual([
      ["tafel-1", "Da"],
      ["tafel-2", "Weg"],
    ]);
  });

  it("has beside each switch all that its positions show, in their order", () => {
    const { container } = renderSection();
    const [hotel] = container.querySelectorAll("[aria-live]");
    expect(textsOf(hotel as Element, ":scope > li")).toEqual([
      "Da: Der Shop zeigtfrei 80 €Es ist frei.Das Protokoll sagtProtokoll freiEnde",
      "Weg: Der Shop zeigtfortEs ist fort.Das Protokoll sagtProtokoll fortEnde",
    ]);
  });

  it("keeps apart from a second one on the page", () => {
    renderSection();
    renderSection("zweite");
    expect(new Set(screen.getAllByRole("radio").map((radio) => radio.getAttribute("name"))).size).toBe(4);
    expect(screen.getAllByRole("radio", { checked: true })).toHaveLength(4);
  });
});
