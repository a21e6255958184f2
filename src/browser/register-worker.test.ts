/** @jest-environment jsdom */
import { registerServiceWorker } from "./register-worker";

it("Gatsby registers the worker, but in the build that removes it", () => {
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
  ["are hidden", { get: denied }, false],
  ["are empty", { value: undefined }, false],
  ["throw", { value: { register: denied } }, true],
  ["refuse", { value: { register: async () => denied() } }, true],
  ["answer with nothing", { value: { register: async () => undefined } }, true],
])(
  "where service workers %s Gatsby is not asked for one, or hears of none: nothing fails or is logged",
  async (_how, workers, isAsked) => {
    Object.defineProperty(navigator, "serviceWorker", { ...workers, configurable: true });
    expect(registerServiceWorker()).toBe(isAsked);
    const settled = jest.fn();
    navigator.serviceWorker?.register("/sw.js").then(settled, settled);
    await new Promise((resolve) => setTimeout(resolve));
    expect(settled).not.toHaveBeenCalled();
    Reflect.deleteProperty(navigator, "serviceWorker");
  },
);
