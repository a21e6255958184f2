/** @jest-environment jsdom */
import react from "react";
import { hydrateRoot } from "react-dom/client";
import { hydrateInSlices } from "./hydrate";

jest.mock("react-dom/client", () => ({ hydrateRoot: jest.fn() }));

const { NODE_ENV } = process.env;
afterEach(() => {
  Object.assign(process.env, { NODE_ENV });
  jest.restoreAllMocks();
});

describe("hydrateInSlices", () => {
  it("lets React take the page over in a transition, which makes way for the visitor's taps", () => {
    const order: string[] = [];
    jest.spyOn(react, "startTransition").mockImplementation((scope) => {
      order.push("transition begins");
      void scope();
      order.push("transition ends");
    });
    jest.mocked(hydrateRoot).mockImplementation(() => {
      order.push("hydrates");
      return undefined as never;
    });
    const container = document.createElement("div");
    hydrateInSlices()?.(<p>Seite</p>, container);
    expect(order).toEqual(["transition begins", "hydrates", "transition ends"]);
    expect(hydrateRoot).toHaveBeenCalledWith(container, <p>Seite</p>, {
      onUncaughtError: expect.any(Function),
      onRecoverableError: expect.any(Function),
    });
  });

  it("leaves it to Gatsby while the site is developed", () => {
    Object.assign(process.env, { NODE_ENV: "development" });
    expect(hydrateInSlices()).toBeUndefined();
  });
});
