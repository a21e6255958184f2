/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import { linksIn, textOf } from "../../testing/read";
import { renderPage } from "../../testing/render-template";
import ArticleTemplate from "./template";

const article = (language: "de" | "en", name: string) =>
  renderPage(ArticleTemplate, { language, route: `/news/${name}/`, kind: "article" });

const side = () => screen.getByRole("complementary");

describe("an article", () => {
  it.each([
    ["de", "18. Juni 2024", "Produktfamilie · Linie A, Buchung", "Veröffentlicht am 18. Juni 2024"],
    ["en", "18 June 2024", "Product family · Line A, Booking", "Published on 18 June 2024"],
  ] as const)("says in %s when it was published, and what it is about", async (language, day, topic, published) => {
    const { container } = await article(language, "fusion-rail");
    const meta = container.querySelector("h1")?.previousElementSibling;
    expect(meta?.querySelector("time span")).toHaveTextContent(day);
    expect(textOf(meta?.lastElementChild)).toBe(topic);
    expect(side()).toHaveTextContent(published);
    expect(side().querySelector("time")).toHaveAttribute("datetime", "2024-06-18");
  });

  it.each([
    ["de", "Abschnitte"],
    ["en", "Sections"],
  ] as const)("leads in %s to its parts, each of which can take the focus", async (language, name) => {
    const { container, view } = await article(language, "fusion-rail");
    const stops = linksIn(within(side()).getByRole("navigation", { name }));
    const parts = view.body.filter(({ heading }) => heading);
    expect(stops).toEqual(parts.map(({ id, heading }) => [heading?.replace(/\s/gu, " "), `#${id}`]));
    for (const [, href] of stops) expect(container.querySelector(href ?? "")).toHaveAttribute("tabindex", "-1");
  });

  it("needs no list of parts where there is one or none", async () => {
    await article("de", "itb-2020-cancelled");
    expect(within(side()).getByRole("navigation")).toBeInTheDocument();
    document.body.replaceChildren();
    const { view } = await article("de", "partner-payment");
    const headings = view.body.filter(({ heading }) => heading).length;
    expect(within(side()).queryByRole("navigation") !== null).toBe(headings > 1);
  });

  it.each([
    ["de", "6.–10. März 2019, Berlin"],
    ["en", "6–10 March 2019, Berlin"],
  ] as const)("tells in %s of its event when and where, and of its figure what it counts", async (language, when) => {
    const { view } = await article(language, "itb-2019-recap");
    const { event, figure } = view.content;
    expect(side()).toHaveTextContent(`${event?.name}${when}`);
    expect(side()).toHaveTextContent(`${figure?.value} ${figure?.text}`);
  });

  it("is one article, whose text begins with its first paragraph", async () => {
    const { container, view } = await article("de", "fusion-rail");
    expect(container.firstElementChild?.tagName).toBe("ARTICLE");
    const lead = container.querySelector(".lead");
    expect(lead?.innerHTML).toContain('<a href="/de/products/fusion/">Fusion</a>');
    expect(view.content.lead).toBe(lead?.innerHTML);
  });
});
