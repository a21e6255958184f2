/** @jest-environment jsdom */
import { registerServiceWorker } from "./register-worker";

it("Gatsby registers the worker, except in the build that removes it", () => {
  Object.defineProperty(navigator, "serviceWorker", { value: {}, configurable: true });
  expect(registerServiceWorker()).toBe(true);
  process.env["GATSBY_WITHOUT_WORKER"] = "1";
  expect(registerServiceWorker()).toBe(false);
  delete process.env["GATSBY_WITHOUT_WORKER"];
  Reflect.deleteProperty(navigator, "serviceWorker");
});

const denied = () => {
  throw new DOMException("denied", "SecurityError");
};

beforeAll(() => void Object.assign(window, { isSecureContext: true }));

it.each<[string, PropertyDescriptor, boolean]>([
  ["has a getter that throws", { get: denied }, false],
  ["is undefined", { value: undefined }, false],
  ["has a `register` that throws", { value: { register: denied } }, true],
  ["has a `register` that rejects", { value: { register: async () => denied() } }, true],
  ["has a `register` that resolves with undefined", { value: { register: async () => undefined } }, true],
])(
  "registration never settles, and nothing is logged, if `navigator.serviceWorker` %s",
  async (_how, workers, isRegistered) => {
    const loggers = (["log", "warn", "error"] as const).map((name) => jest.spyOn(console, name).mockReturnValue());
    Object.defineProperty(navigator, "serviceWorker", { ...workers, configurable: true });
    expect(registerServiceWorker()).toBe(isRegistered);
    const settled = jest.fn();
    navigator.serviceWorker?.register("/sw.js").then(settled, settled);
    await new Promise((resolve) => setTimeout(resolve));
    expect(settled).not.toHaveBeenCalled();
    for (const logger of loggers) {
      expect(logger).not.toHaveBeenCalled();
      logger.mockRestore();
    }
    Reflect.deleteProperty(navigator, "serviceWorker");
  },
);
