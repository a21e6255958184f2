/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { readMessages } from "../../../gatsby/files/language-packs";
import type { Language } from "../../i18n/languages";
import { renderIn } from "../../../test/render-page";
import { sampleView } from "../../../test/views";
import { NetworkMap } from "./network-map";
import LineMapSection from "./section";
import { StripMap } from "./strip-map";

const SECTION = { type: "line-map", id: "netz", heading: "Netzplan", text: "Fünf <em>Linien</em>." } as const;

const renderMap = (language: Language) =>
  renderIn(language, <LineMapSection section={SECTION} view={sampleView(language)} isLast={false} />);

/** @returns what is written into a drawing. */
const namesIn = (drawing: Element) => [...drawing.querySelectorAll("text")].map(({ textContent }) => textContent);

describe("the network map", () => {
  it.each([
    ["de", /^Netzplan der Linien A Buchung, B .*, E Modernisierung: .* Ihrem Geschäft\.$/u, "Alle Leistungen"],
    ["en", /^Network map of the lines A Booking, B .*, E Modernisation: .* your business\.$/u, "All services"],
  ] as const)("says in %s in words what it shows, and leads on", (language, alternative, more) => {
    renderMap(language);
    // One of the two is shown: the wide or the narrow one. Each has to speak for itself.
    for (const drawing of screen.getAllByRole("img")) expect(drawing).toHaveAccessibleName(alternative);
    expect(screen.getAllByRole("img")).toHaveLength(2);
    expect(screen.getByRole("link", { name: more })).toHaveAttribute("href", `/${language}/services/`);
  });

  it.each(["de", "en"] as const)("names in %s every station that has a name, in its wide drawing", (language) => {
    renderMap(language);
    const messages = Object.entries(readMessages(language));
    const stations = messages.flatMap(([id, name]) => (id.startsWith("map.") && id !== "map.title" ? name : []));
    const [wide] = screen.getAllByRole("img");
    const letters = ["A", "B", "C", "D", "E"];
    expect(namesIn(wide as Element).toSorted()).toEqual([...stations, ...letters].toSorted());
  });

  it("names only stations of the wide drawing in the narrow one, and every line", () => {
    renderMap("de");
    const [wide, narrow] = screen.getAllByRole("img").map(namesIn);
    expect(wide).toEqual(expect.arrayContaining(narrow ?? []));
    expect(narrow).toEqual(expect.arrayContaining(["A", "B", "C", "D", "E", "Ihr Geschäft"]));
  });

  it.each([NetworkMap, StripMap])("shows no line that there is not, and no station of it", (Drawing) => {
    renderIn("de", <Drawing letters={["A", "B", "D"]} title="Netzplan" />);
    const names = namesIn(screen.getByRole("img", { name: "Netzplan" }));
    expect(names).toEqual(expect.arrayContaining(["A", "B", "D", "Suche", "Redaktion", "Ihr Geschäft"]));
    for (const gone of ["C", "E", "Reservierung", "Altsystem"]) expect(names).not.toContain(gone);
  });

  it("is introduced under its heading", () => {
    renderMap("de");
    expect(screen.getByRole("heading", { level: 2, name: "Netzplan" })).toHaveAttribute("id", "netz");
    expect(screen.getByText("Linien").tagName).toBe("EM");
  });
});
