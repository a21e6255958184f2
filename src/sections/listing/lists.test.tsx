/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import { linksIn, textOf } from "../../../test/read";
import { fixtureSite } from "../../../test/fixture";
import { renderIn } from "../../../test/render-page";
import { samplePhotograph, samplePicture } from "../../../test/sample-image";
import { sampleCard } from "../../../test/views";
import { LinkList } from "./link-list";
import { PassList } from "./pass-list";
import { ServiceGroups } from "./service-groups";
import { VacancyBoard } from "./vacancy-board";

describe("services by line", () => {
  const service = (line: "A" | "E", title: string, question: string) =>
    sampleCard({ kind: "service", path: `/de/services/${title.toLowerCase()}/`, line, title, question });
  const cards = [service("E", "Beratung", "Wo anfangen?"), service("A", "Entwicklung", "Wer baut es?")];

  it.each(["de", "en"] as const)("stand in %s under the name and the sentence of their line", (language) => {
    const { container } = renderIn(language, <ServiceGroups cards={cards} idOf={String} />);
    const { A, E } = fixtureSite().lines;
    const headings = screen.getAllByRole("heading", { level: 3 }).map(textOf);
    expect(headings).toEqual([`A ${A.name[language]}`, `E ${E.name[language]}`]);
    expect(container.querySelector("#line-e")).toHaveTextContent(E.text[language]);
  });

  it("stand beside the picture of their line, where there is one", () => {
    const { container } = renderIn(
      "de",
      <ServiceGroups cards={cards} idOf={String} pictures={{ E: samplePicture("Ein Viadukt") }} />,
    );
    expect(container.querySelector("#line-a img")).toBeNull();
    expect(container.querySelector("#line-e img")).toHaveAccessibleName("Ein Viadukt");
  });

  it("can be led to by line, as the home page does, and have no empty group", () => {
    const { container } = renderIn("de", <ServiceGroups cards={cards} idOf={String} />);
    expect([...container.querySelectorAll("[id]")].map(({ id }) => id)).toEqual(["line-a", "line-e"]);
  });

  it("lead on, each with the question it answers", () => {
    const { container } = renderIn("de", <ServiceGroups cards={cards} idOf={String} />);
    expect(linksIn(container.querySelector("#line-a") as Element)).toEqual([
      ["Entwicklung", "/de/services/entwicklung/"],
    ]);
    expect(screen.getByRole("heading", { level: 4, name: "Beratung" })).toBeInTheDocument();
    expect(container.querySelector("#line-e li")).toHaveTextContent("Wo anfangen?");
  });
});

describe("the board of vacancies", () => {
  const vacancy = sampleCard({
    kind: "vacancy",
    path: "/de/career/vacancies/java/",
    title: "Java",
    code: "A12",
    place: "Köln",
  });

  it.each([
    ["de", ["A12", "Java", "Köln", "Buchung", "bis 31. Jan."], "offen"],
    ["en", ["A12", "Java", "Köln", "Booking", "until 31 Jan"], "open"],
  ] as const)("says in %s code, title, place, line and until when", (language, row, open) => {
    renderIn(
      language,
      <VacancyBoard
        cards={[
          { ...vacancy, closes: "2027-01-31" },
          { ...vacancy, path: "/b/" },
        ]}
      />,
    );
    const rows = screen.getAllByRole("listitem").map((item) => [...item.children].map(textOf));
    expect(rows).toEqual([row, [...row.slice(0, 4), open]]);
  });

  it("links every position", () => {
    renderIn("de", <VacancyBoard cards={[vacancy]} />);
    const [row] = screen.getAllByRole("listitem");
    expect(within(row as HTMLElement).getByRole("link")).toHaveAttribute("href", "/de/career/vacancies/java/");
  });
});

describe("products and solutions", () => {
  const cards = [1, 2, 3, 4, 5].map((number) =>
    sampleCard({
      kind: "product",
      path: `/de/products/${number}/`,
      title: `P${number}`,
      picture: { image: samplePhotograph() } as never,
    }),
  );

  it.each([
    [1, ["52vw"]],
    [2, ["43vw", "43vw"]],
    [3, ["52vw", "43vw", "43vw"]],
    [4, ["43vw", "43vw", "43vw", "43vw"]],
    [5, ["52vw", "43vw", "43vw", "43vw", "43vw"]],
  ])("are %i cards in pairs, the first one wide where one would be left over", (count, widths) => {
    const { container } = renderIn("de", <PassList cards={cards.slice(0, count)} />);
    const sizes = [...container.querySelectorAll("source:first-child")].map(
      (source) => /\d+vw/u.exec(source.getAttribute("sizes") ?? "")?.[0],
    );
    expect(sizes).toEqual(widths);
  });

  it("begin with the first picture of the page, which comes at once", () => {
    const { container } = renderIn("de", <PassList cards={cards} hasFirstPicture />);
    const loading = [...container.querySelectorAll("img")].map((image) => image.getAttribute("loading"));
    expect(loading).toEqual(["eager", "lazy", "lazy", "lazy", "lazy"]);
  });
});

it("legal texts are a plain list of links", () => {
  const cards = [
    sampleCard({ path: "/de/imprint/", title: "Impressum" }),
    sampleCard({ path: "/de/AGB/", title: "AGB" }),
  ];
  const { container } = renderIn("de", <LinkList cards={cards} />);
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  expect(linksIn(container)).toEqual([
    ["Impressum", "/de/imprint/"],
    ["AGB", "/de/AGB/"],
  ]);
});
