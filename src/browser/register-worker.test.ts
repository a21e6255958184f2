/** @jest-environment jsdom */
import { registerServiceWorker } from "./register-worker";

const NAME = "GATSBY_WITHOUT_WORKER";

afterEach(() => {
  delete process.env[NAME];
});

it("has Gatsby register the worker, but in the build that removes it", () => {
  expect(registerServiceWorker()).toBe(true);
  process.env[NAME] = "1";
  expect(registerServiceWorker()).toBe(false);
});
