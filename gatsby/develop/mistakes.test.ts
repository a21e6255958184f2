/** @jest-environment jsdom */
import type { IncomingMessage, ServerResponse } from "node:http";
import { tellMistakes } from "./mistakes";
import { answerMistakes } from "./mistakes-middleware";

const LINE = "content/pages/index.de.md:4:7 line - Q is none of A, B - write the letter of the line";

/** @returns what the middleware answers; "site" where it leaves a request to others */
function ask(url: string): string {
  let answer = "site";
  const response = { writeHead: () => response, end: (text: string) => (answer = text) };
  answerMistakes({ url } as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  return answer;
}

const overlay = () => document.querySelector("[role=alert]");
const aSecond = () => jest.advanceTimersByTimeAsync(1000);

beforeAll(() => {
  jest.useFakeTimers();
  document.documentElement.lang = "en";
  globalThis.fetch = jest.fn((url: string) =>
    Promise.resolve({ ok: true, text: () => Promise.resolve(ask(url)) }),
  ) as never;
  jest.requireActual("./mistakes-overlay");
});

it("shows the check's sentences over the page while there are any", async () => {
  await aSecond();
  expect(overlay()).toBeNull();
  tellMistakes([LINE, "The folder is not there"]);
  await aSecond();
  expect([...document.querySelectorAll("[role=alert] li")].map(({ textContent }) => textContent)).toEqual([
    LINE,
    " The folder is not there",
  ]);
  expect(document.querySelector("[role=alert] code")?.textContent).toBe("content/pages/index.de.md:4:7");
  expect(overlay()?.textContent).toContain("A mistake in the content");
  tellMistakes([]);
  await aSecond();
  expect(overlay()).toBeNull();
});

it("is not made anew while the mistakes are the same: who reads it reads on", async () => {
  tellMistakes([LINE]);
  await aSecond();
  const item = document.querySelector("[role=alert] li");
  await aSecond();
  expect(document.querySelector("[role=alert] li")).toBe(item);
});

it("asks nothing while nobody looks, and leaves every other address alone", async () => {
  const visibility = jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const asked = jest.mocked(fetch).mock.calls.length;
  await aSecond();
  expect(jest.mocked(fetch).mock.calls).toHaveLength(asked);
  visibility.mockRestore();
  expect(ask("/de/")).toBe("site");
});
