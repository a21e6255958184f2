/** @jest-environment jsdom */
import { gatsbyWindow } from "./gatsby-window";
import { hearOfWorker, registerServiceWorker } from "./register-worker";

const NAME = "GATSBY_WITHOUT_WORKER";

afterEach(() => {
  delete process.env[NAME];
});

it("has Gatsby register the worker, but in the build that removes it", () => {
  expect(registerServiceWorker()).toBe(true);
  process.env[NAME] = "1";
  expect(registerServiceWorker()).toBe(false);
});

describe("Gatsby's full load for a newer worker", () => {
  function hear(): boolean {
    const gatsby = gatsbyWindow();
    gatsby.___swUpdated = true;
    hearOfWorker();
    return gatsby.___swUpdated;
  }

  afterEach(() => Reflect.deleteProperty(navigator, "serviceWorker"));

  it("is not for the first one, and for the second one of the same visit", () => {
    registerServiceWorker();
    expect(hear()).toBe(false);
    expect(hear()).toBe(true);
  });

  it("is for every one where there was one before", () => {
    Object.defineProperty(navigator, "serviceWorker", { value: { controller: {} }, configurable: true });
    registerServiceWorker();
    expect(hear()).toBe(true);
  });
});
