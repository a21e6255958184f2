/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { fixtureOn } from "../../../test/fixture";
import { textOf } from "../../../test/read";
import { aboveTitle, ownHeadings, renderPage, signsOf } from "../../../test/render-template";
import FairTemplate from "./template";

const fair = (language: "de" | "en", route: string = "/fair/") =>
  renderPage(FairTemplate, { language, route, kind: "fair", site: fixtureOn("2026-11-20") });

const hero = (container: Element) => container.querySelector("h1")?.closest("section") as HTMLElement;
const meta = (container: Element) => aboveTitle(container) as HTMLElement;

describe("a trade-fair page", () => {
  it.each([
    ["de", ["9. März 2027", "11. März 2027"], "bis"],
    ["en", ["9 March 2027", "11 March 2027"], "to"],
  ] as const)("says in %s from which day to which", async (language, days, to) => {
    const { container } = await fair(language);
    const times = [...meta(container).querySelectorAll("time")];
    expect(times.map((time) => time.querySelector("span")?.textContent)).toEqual(days);
    expect(textOf(meta(container))).toContain(` ${to} `);
  });

  it.each([
    ["de", "Halle und Stand 5.1 / 117", "9.–11. März 2027", "Veranstalter"],
    ["en", "Hall and stand 5.1 / 117", "9–11 March 2027", "Organiser"],
  ] as const)(
    "puts up in %s the sign of the stand: where, what, when, whose",
    async (language, stand, days, organiser) => {
      await fair(language);
      const name = screen.getByText("ITB Berlin 2027", { selector: "b" }).closest("p");
      expect(textOf(name?.previousElementSibling)).toBe(stand);
      expect([...(name?.querySelectorAll("b, span") ?? [])].map(textOf)).toEqual([
        "ITB Berlin 2027",
        days,
        "Messe Berlin, Berlin",
        `${organiser}: Messe Berlin GmbH`,
      ]);
    },
  );

  it.each([
    ["de", "In den Kalender eintragen"],
    ["en", "Add to your calendar"],
  ] as const)("offers in %s the fair for the visitor's calendar", async (language, words) => {
    await fair(language);
    expect(screen.getByRole("link", { name: words })).toHaveAttribute("href", `/${language}/fair/fair.ics`);
  });

  it.each([
    ["de", "Vergangene Aktion", "abgesagt"],
    ["en", "Past campaign", "cancelled"],
  ] as const)(
    "says in %s that a fair is over, or was called off, and shows no stand",
    async (language, past, cancelled) => {
      const { container } = await fair(language, "/itb2020/");
      expect(meta(container)).toHaveTextContent(past);
      expect(screen.getByText(cancelled)).toBeInTheDocument();
      expect(hero(container)).not.toHaveTextContent(language === "de" ? "Halle und Stand" : "Hall and stand");
    },
  );

  it("says neither of a fair to come", async () => {
    const { container } = await fair("de");
    expect(hero(container)).not.toHaveTextContent("Vergangene Aktion");
    expect(hero(container)).not.toHaveTextContent("abgesagt");
  });

  it.each(["/fair-company/", "/fair-showcase/"])("needs no event: %s has neither days nor stand", async (route) => {
    const { container, view } = await fair("de", route);
    expect(hero(container).querySelector("time")).toBeNull();
    expect(signsOf(container).slice(0, ownHeadings(view).length)).toEqual(ownHeadings(view));
  });
});
