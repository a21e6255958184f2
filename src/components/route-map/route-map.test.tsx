/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { RouteMap } from "./route-map";

it.each([[["Web"]], [["Web", "App"]], [["Web", "App", "Desk"]]])(
  "the route runs from the first stop to the last, whatever comes in: %j",
  (approaches) => {
    const stops = ["Suche", "Angebot", "Zahlung"].map((name) => ({ name }));
    const { container } = render(<RouteMap approaches={approaches} stops={stops} text="Weg" isDrawingOnly />);
    const at = [...container.querySelectorAll("circle")].map((circle) => Number(circle.getAttribute("cx")));
    const straight = [...container.querySelectorAll("path")].flatMap((path) => {
      const [, from, to] = /^M(\d+) \d+H(\d+)$/u.exec(path.getAttribute("d") ?? "") ?? [];
      return to === undefined ? [] : [[Number(from), Number(to)] as const];
    });
    const isDrawn = straight.some(([from, to]) => from <= Math.min(...at) && to >= Math.max(...at));
    expect([at.length, isDrawn]).toEqual([3, true]);
  },
);
