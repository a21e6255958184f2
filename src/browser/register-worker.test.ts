/** @jest-environment jsdom */
import { gatsbyWindow } from "./gatsby-window";
import { hearOfWorker, registerServiceWorker } from "./register-worker";

const hear = () => {
  gatsbyWindow().___swUpdated = true;
  hearOfWorker();
  return gatsbyWindow().___swUpdated;
};

it("Gatsby registers the worker, but in the build that removes it", () => {
  expect(registerServiceWorker()).toBe(true);
  process.env["GATSBY_WITHOUT_WORKER"] = "1";
  expect(registerServiceWorker()).toBe(false);
  delete process.env["GATSBY_WITHOUT_WORKER"];
});

it("Gatsby's full load is for a newer worker, and not for a visitor's first one", () => {
  registerServiceWorker();
  expect([hear(), hear()]).toEqual([false, true]);
  Object.defineProperty(navigator, "serviceWorker", { value: { controller: {} }, configurable: true });
  registerServiceWorker();
  expect(hear()).toBe(true);
  Reflect.deleteProperty(navigator, "serviceWorker");
});
