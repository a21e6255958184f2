/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import { withContactForm } from "../../../gatsby/page-data/contact-form";
import { readMessages } from "../../../gatsby/files/language-packs";
import { linksIn, plain, textOf, textsOf } from "../../../test/read";
import { fixtureSite } from "../../../test/fixture";
import { renderPage, renderTemplate, signsOf } from "../../../test/render-template";
import { viewOn } from "../../../test/views";
import LandingTemplate from "./template";

const landing = (language: "de" | "en") =>
  renderPage(LandingTemplate, { language, route: "/landingpages/ibe/", kind: "landing" });

const under = (container: Element, id: string) => container.querySelector(`#${id}`)?.closest("section") as HTMLElement;

describe("a landing page", () => {
  it.each(["de", "en"] as const)(
    "tells in %s the way, when it fits and when not, and what proves it",
    async (language) => {
      const { container } = await landing(language);
      const sign = readMessages(language);
      const promised = ["sign.legs", "sign.honest", "sign.proof", "sign.next"].map((id) => sign[id]);
      expect(signsOf(container).filter((heading) => promised.includes(heading))).toEqual(promised);
    },
  );

  it("counts its three legs, each with its time, what happens, and what one has at its end", async () => {
    const { container, view } = await landing("de");
    const legs = within(under(container, "legs")).getAllByRole("listitem");
    const numbers = legs.map((leg) => textOf(leg.firstElementChild));
    expect(numbers).toEqual(view.content.legs.map(({ time }, index) => `${index + 1}${time.replace(/\s/gu, " ")}`));
    for (const [index, { title, gets }] of view.content.legs.entries()) {
      expect(within(legs[index] as HTMLElement).getByRole("heading", { level: 3, name: title })).toBeInTheDocument();
      expect(legs[index]).toHaveTextContent(gets.replace(/\s/gu, " "));
    }
  });

  it.each([
    ["de", ["Das passt, wenn", "Das passt nicht, wenn"]],
    ["en", ["It fits if", "It does not fit if"]],
  ] as const)(
    "says in %s in words, and not by a sign alone, when the offer does not fit",
    async (language, headings) => {
      const { container, view } = await landing(language);
      const lists = [...under(container, "fits").querySelectorAll("ul")];
      expect(textsOf(under(container, "fits"), "h3")).toEqual(headings);
      expect(lists.map((list) => list.children.length)).toEqual([view.content.fits.length, view.content.unfit.length]);
      expect(lists.map((list) => textOf(list.previousElementSibling))).toEqual(headings);
    },
  );

  it("leads to the project that proves it", async () => {
    const { container, view } = await landing("en");
    const proof = view.cards[view.content.proof];
    expect(linksIn(under(container, "proof"))).toEqual([[proof?.title.replace(/\s/gu, " "), proof?.path]]);
  });

  it("promises no proof where the project is not on the site", async () => {
    const view = viewOn(fixtureSite(), "de", "/landingpages/ibe/", "landing");
    const content = { ...view.content, proof: "/case-study/gone/" };
    const { container } = await renderTemplate(LandingTemplate, { ...view, content });
    expect(container.querySelector("#proof")).toBeNull();
  });

  it.each(["de", "en"] as const)(
    "has in %s a ticket with what the first talk brings, and the way to it",
    async (language) => {
      const { container, view } = await landing(language);
      const { title, label, route, from, to, time } = view.content.ticket;
      const heading = screen.getByRole("heading", { level: 2, name: title });
      const ticket = heading.parentElement?.parentElement as HTMLElement;
      expect(linksIn(ticket)).toEqual([
        [label, view.cards[route]?.path],
        [fixtureSite().company.phone, `tel:${fixtureSite().company.phoneLink}`],
      ]);
      expect([...ticket.querySelectorAll("dd")].map(textOf)).toEqual([from, to, time].map(plain));
      expect(container.querySelector("section")).toContainElement(ticket);
    },
  );

  it("leads from its ticket to the form, where the page has one", async () => {
    const view = viewOn(fixtureSite(), "de", "/landingpages/ibe/", "landing");
    const sections = [{ type: "contact-form" as const, id: "message", heading: "Nachricht" }];
    const own = withContactForm(fixtureSite(), { ...view, content: { ...view.content, sections } });
    const { container } = await renderTemplate(LandingTemplate, own as typeof view);
    expect(container.querySelector("[data-bare] a")).toHaveAttribute("href", "#message");
    expect(container.querySelector("#message")).toHaveTextContent("Nachricht");
  });

  it.each(["de", "en"] as const)("draws in %s the way over its legs, and says so in a sentence", async (language) => {
    const { container, view } = await landing(language);
    const { from, to, time } = view.content.ticket;
    const map = within(under(container, "legs")).getByRole("img");
    const names = [from, ...view.content.legs.flatMap((leg) => [leg.time, leg.title]), to];
    expect(textsOf(map, "text")).toEqual(names.map(plain));
    for (const name of [from, to, time]) expect(plain(map.getAttribute("aria-label") ?? "")).toContain(plain(name));
  });

  it("draws no way where a leg's name is too long for it", async () => {
    const view = viewOn(fixtureSite(), "de", "/landingpages/ibe/", "landing");
    const legs = view.content.legs.map((leg) => ({ ...leg, title: "Mittlere Strecke mit einem Link" }));
    const { container } = await renderTemplate(LandingTemplate, { ...view, content: { ...view.content, legs } });
    expect(under(container, "legs").querySelector("svg")).toBeNull();
  });

  it("offers the telephone alone where the contact page is not on the site", async () => {
    const view = viewOn(fixtureSite(), "de", "/landingpages/ibe/", "landing");
    const { container } = await renderTemplate(LandingTemplate, { ...view, cards: {} });
    const hero = container.querySelector("section") as HTMLElement;
    expect(linksIn(hero).map(([, href]) => href)).toContain(`tel:${fixtureSite().company.phoneLink}`);
    expect(screen.queryByRole("link", { name: view.content.ticket.label })).toBeNull();
  });
});
