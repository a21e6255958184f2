/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { textOf } from "../../../test/read";
import { RingList, ServiceList } from "./service-list";

const ITEMS = [
  { title: "Beratung", text: "Wir <em>fragen</em> nach.", path: "/de/services/it-consulting/", plate: "E" },
  { title: "Betriebsbuch", text: "Liegt bei." },
];

describe("the list of names and meanings", () => {
  it("links what has a page, and leaves the rest as text", () => {
    render(<ServiceList items={ITEMS} />);
    expect(screen.getAllByRole("link").map(textOf)).toEqual(["Beratung"]);
    expect(screen.getByRole("link")).toHaveAttribute("href", "/de/services/it-consulting/");
    expect(screen.getByRole("heading", { name: "Betriebsbuch" })).toBeInTheDocument();
  });

  it("shows the plate of a line before the name, outside the link", () => {
    render(<ServiceList items={ITEMS} />);
    const [heading] = screen.getAllByRole("heading");
    expect(heading?.firstElementChild).toHaveTextContent("E");
    expect(screen.getByRole("link")).not.toHaveTextContent(/^E/u);
  });

  it("says what each name means, with what the editor has marked", () => {
    render(<ServiceList items={ITEMS} />);
    expect(screen.getAllByRole("listitem").map((item) => textOf(item.querySelector("p")))).toEqual([
      "Wir fragen nach.",
      "Liegt bei.",
    ]);
    expect(screen.getByText("fragen").tagName).toBe("EM");
  });

  it.each([
    ["h3", 3],
    ["h4", 4],
  ] as const)("names its entries by %s where that fits the outline", (level, number) => {
    render(<ServiceList items={ITEMS} level={level} />);
    expect(screen.getAllByRole("heading", { level: number })).toHaveLength(2);
  });
});

describe("the list behind rings", () => {
  it("has one entry per sentence, with its links", () => {
    render(<RingList items={["Ein Raum", 'Ein <a href="/de/contact/">Termin</a>']} />);
    expect(screen.getAllByRole("listitem").map(textOf)).toEqual(["Ein Raum", "Ein Termin"]);
    expect(screen.getByRole("link", { name: "Termin" })).toHaveAttribute("href", "/de/contact/");
  });
});
