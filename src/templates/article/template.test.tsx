/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import { linksIn, plain, textOf } from "../../../test/read";
import { aboveTitle, renderPage } from "../../../test/render-template";
import ArticleTemplate from "./template";

const article = (language: "de" | "en", name: string) =>
  renderPage(ArticleTemplate, { language, route: `/news/${name}/`, kind: "article" });

const side = () => screen.getByRole("complementary");

describe("an article", () => {
  it.each([
    ["de", "18. Juni 2024", ["Produktfamilie · Linie A, Buchung", "1 Minute"], "Veröffentlicht am 18. Juni 2024"],
    ["en", "18 June 2024", ["Product family · Line A, Booking", "1 minute"], "Published on 18 June 2024"],
  ] as const)(
    "says in %s when it was published, what it is about, how long it takes",
    async (language, day, topic, published) => {
      const { container } = await article(language, "fusion-rail");
      const meta = aboveTitle(container);
      expect(meta?.querySelector("time span")).toHaveTextContent(day);
      expect([...(meta?.children ?? [])].slice(1).map(textOf)).toEqual(topic);
      expect(side()).toHaveTextContent(published);
      expect(side().querySelector("p time")).toHaveAttribute("datetime", "2024-06-18");
    },
  );

  it.each([
    ["de", "Halte"],
    ["en", "Stops"],
  ] as const)(
    "leads in %s to its parts with the time of arrival, and each can take the focus",
    async (language, name) => {
      const { container, view } = await article(language, "fusion-rail");
      const stops = linksIn(within(side()).getByRole("navigation", { name }));
      const parts = view.body.filter(({ heading }) => heading);
      const arrivals = view.reading?.starts.slice(-parts.length) ?? [];
      const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
      expect(stops).toEqual(
        parts.map(({ id, heading = "" }, index) => [`${clock(arrivals[index] ?? 0)} ${plain(heading)}`, `#${id}`]),
      );
      for (const [, href] of stops) expect(container.querySelector(href ?? "")).toHaveAttribute("tabindex", "-1");
    },
  );

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
    expect(screen.getByText(figure?.text ?? "").parentElement).toHaveTextContent(`${figure?.value} ${figure?.text}`);
  });

  it.each(["de", "en"] as const)("stands in %s between what came before it and what follows", async (language) => {
    const { container, view } = await article(language, "fusion-rail");
    const stops = [
      ...(container.querySelector("#related-pages")?.closest("section")?.querySelectorAll("ol > li") ?? []),
    ];
    const here = stops.findIndex((stop) => stop.getAttribute("aria-current") === "page");
    expect(textOf(stops[here]?.querySelector("h3"))).toBe(plain(view.content.title));
    const dates = stops.slice(0, here).map((stop) => {
      const path = stop.querySelector("a")?.getAttribute("href");
      return Object.values(view.cards).find((card) => card.path === path)?.date ?? "";
    });
    expect(dates.length).toBeGreaterThan(0);
    expect(dates.every((date) => date < view.content.date)).toBe(true);
    expect(dates).toEqual(dates.toSorted());
  });

  it("is one article, whose text begins with its first paragraph", async () => {
    const { container, view } = await article("de", "fusion-rail");
    expect(container.firstElementChild?.tagName).toBe("ARTICLE");
    const lead = container.querySelector(".lead");
    expect(lead?.innerHTML).toContain('<a href="/de/products/fusion/">Fusion</a>');
    expect(view.content.lead).toBe(lead?.innerHTML);
  });
});
