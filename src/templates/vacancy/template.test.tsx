/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import { readMessages } from "../../../gatsby/files/language-packs";
import { fixtureOn } from "../../../test/fixture";
import { definitionsIn, linksIn, textOf } from "../../../test/read";
import { aboveTitle, ownHeadings, renderPage, signsOf } from "../../../test/render-template";
import VacancyTemplate from "./template";

const ROUTE = "/career/vacancies/project-manager/";
/** Its last day is 31 January 2027. */
const open = (language: "de" | "en", route: string = ROUTE, day: string = "2027-01-31") =>
  renderPage(VacancyTemplate, { language, route, kind: "vacancy", site: fixtureOn(day) });
const filled = (language: "de" | "en") => open(language, ROUTE, "2027-02-01");

const apply = (container: Element) => container.querySelector("#apply")?.closest("section") as HTMLElement;

describe("a vacancy", () => {
  it.each([
    ["de", "54.000 € bis 66.000 €", "32 bis 40 je Woche", "befristet", "16. November 2026", "31. Januar 2027"],
    ["en", "€54,000 to €66,000", "32 to 40 a week", "fixed term", "16 November 2026", "31 January 2027"],
  ] as const)("gives in %s salary, hours, contract and days as one writes them there", async (language, ...values) => {
    const { container } = await open(language);
    const facts = Object.fromEntries(definitionsIn(container));
    const terms = ["salary", "hours", "contract", "posted", "closes"].map(
      (fact) => readMessages(language)[`vacancy.${fact}`],
    );
    expect(terms.map((term) => facts[term ?? ""])).toEqual(values);
  });

  it.each([
    ["de", "Bewerben"],
    ["en", "Apply"],
  ] as const)("leads in %s from its head to the way to apply", async (language, name) => {
    const { container } = await open(language);
    const head = container.querySelector("h1")?.closest("section") as HTMLElement;
    expect(within(head).getByRole("link", { name })).toHaveAttribute("href", "#apply");
  });

  it("has six facts in its strip, whether or not it has a closing day", async () => {
    for (const route of [ROUTE, "/career/vacancies/fullstack-developer/"]) {
      const { container } = await open("de", route);
      expect([...container.querySelectorAll("dl")].map((list) => list.children.length)).toEqual([
        route === ROUTE ? 2 : 1,
        6,
      ]);
      document.body.replaceChildren();
    }
  });

  it("gives place, remote work and start in the editor's words, and no closing day where there is none", async () => {
    const { container, view } = await open("de", "/career/vacancies/fullstack-developer/");
    const facts = Object.fromEntries(definitionsIn(container));
    const { place, remote, start } = view.content;
    const words = [place, remote, start].map((value) => value.replace(/\s/gu, " "));
    expect([facts["Ort"], facts["Remote"], facts["Beginn"]]).toEqual(words);
    expect(facts).not.toHaveProperty("Bewerben bis");
  });

  it.each(["de", "en"] as const)(
    "says in %s what you do, bring and get, how it goes on, and how to apply",
    async (language) => {
      const { container, view } = await open(language);
      const sign = readMessages(language);
      const [own, { tasks, profile, benefits }] = [ownHeadings(view), view.content];
      const signs = ["tasks", "profile", "benefits", "hiring", "apply", "next"].map((id) => sign[`sign.${id}`]);
      expect(signsOf(container).slice(0, 6 + own.length)).toEqual([...signs.slice(0, 2), ...own, ...signs.slice(2)]);
      for (const [id, entries] of Object.entries({ tasks, profile, benefits })) {
        expect(container.querySelector(`#${id}`)?.closest("section")?.querySelectorAll("li")).toHaveLength(
          entries.length,
        );
      }
    },
  );

  it.each(["de", "en"] as const)(
    "takes applications in %s by e-mail, with code and name in the subject",
    async (language) => {
      const { container, view } = await open(language);
      const [mail, privacy] = linksIn(apply(container)).map(([, href]) => href ?? "");
      const { protocol, pathname, searchParams } = new URL(mail ?? "");
      expect([protocol, pathname]).toEqual(["mailto:", "jobs@fernwerk.example"]);
      expect(searchParams.get("subject")).toBe(`E9 ${view.label}`);
      // A plus would stay a plus in a mail's subject.
      expect(mail).not.toMatch(/\+|subject=.*\s/u);
      expect(privacy).toBe(`/${language}/privacy-policy-applicants/`);
    },
  );

  it.each([
    ["de", "besetzt", /Diese Stelle ist besetzt/u],
    ["en", "filled", /This position has been filled/u],
  ] as const)(
    "says in %s from the day after its last day that it is filled, above and below",
    async (language, state, words) => {
      const { container } = await filled(language);
      expect(textOf(aboveTitle(container))).toContain(state);
      expect(apply(container)).toHaveTextContent(words);
      expect(within(apply(container)).queryByRole("link")).toBeNull();
      expect(container.querySelector("a[href='#apply']")).toBeNull();
    },
  );

  it("says nothing of the kind on its last day", async () => {
    const { container } = await open("de");
    expect(screen.queryByText("besetzt")).toBeNull();
    expect(within(apply(container)).getAllByRole("link")).toHaveLength(2);
  });
});
