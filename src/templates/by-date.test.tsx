/** @jest-environment jsdom */
/** Pages of the starter before and after the days on which they change. */
import { starterSiteOn } from "../../test/starter";
import { normalizeText, textOf } from "../../test/rendered-text";
import { elementAboveTitle, renderPage } from "../../test/render-template";
import FairTemplate from "./fair/template";
import VacancyTemplate from "./vacancy/template";

const renderFair = (day: string) =>
  renderPage(FairTemplate, { language: "de", route: "/fair/", kind: "fair", site: starterSiteOn(day) });

it("the page of a fair has a calendar file until the last day of the fair, and then a note that it is over", async () => {
  const before = (await renderFair("2027-03-11")).container;
  expect(before.textContent).not.toContain("Vergangene Aktion");
  expect(before.querySelector("a[href$='.ics']")).not.toBeNull();
  const after = (await renderFair("2027-03-12")).container;
  expect(textOf(elementAboveTitle(after))).toContain("Vergangene Aktion");
  expect(after.querySelector("a[href$='.ics']")).toBeNull();
});

const ROUTE = "/career/vacancies/project-manager/";
const renderVacancy = async (day: string, language: "de" | "en" = "de") => {
  const site = starterSiteOn(day);
  const { container, view } = await renderPage(VacancyTemplate, { language, route: ROUTE, kind: "vacancy", site });
  return { container, view, apply: container.querySelector("#apply")?.closest("section") as HTMLElement };
};

it.each([
  ["de", "besetzt", "Diese Stelle ist besetzt"],
  ["en", "filled", "This position has been filled"],
] as const)(
  "the page of a vacancy shows in %s after its closing day that it is filled",
  async (language, state, words) => {
    const { container, apply } = await renderVacancy("2027-02-01", language);
    expect(textOf(elementAboveTitle(container))).toContain(state);
    expect(textOf(apply)).toContain(words);
    expect([...apply.querySelectorAll("a"), ...container.querySelectorAll("a[href='#apply']")]).toEqual([]);
  },
);

it("the page of an open vacancy without endpoint has a mail link with code and name in the subject", async () => {
  const variable = jest.replaceProperty(process, "env", { ...process.env, GATSBY_CONTACT_ENDPOINT: "" });
  const { container, view, apply } = await renderVacancy("2027-01-31");
  expect(textOf(container)).not.toContain("besetzt");
  const mail = apply.querySelector("a")?.href ?? "";
  const { pathname, searchParams } = new URL(mail);
  expect([pathname, searchParams.get("subject")]).toEqual([
    "jobs@kontor-nord.example",
    `E9 ${normalizeText(view.label)}`,
  ]);
  // Mail programs show a plus as a plus.
  expect(mail).not.toMatch(/\+|subject=.*\s/u);
  variable.restore();
});
