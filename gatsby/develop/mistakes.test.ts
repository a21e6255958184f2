/** @jest-environment jsdom */
import type { IncomingMessage, ServerResponse } from "node:http";
import { answerMistakes, tellMistakes } from "./mistakes";

const LINE = "content/pages/index.de.md:4:7 line - Q is none of A, B - write the letter of the line";

/** @returns what the middleware answers; "site" where it leaves a request to others */
function ask(url: string): string {
  let answer = "site";
  const response = { writeHead: () => response, end: (text: string) => (answer = text) };
  answerMistakes({ url } as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  return answer;
}

const items = () => [...document.querySelectorAll("[role=alert] li")];
const aSecond = () => jest.advanceTimersByTimeAsync(1000);

it("while there are mistakes the check's sentences lie over the page, and stay the same while they do", async () => {
  jest.useFakeTimers();
  document.documentElement.lang = "en";
  const asked = jest.fn((url: string) => Promise.resolve({ ok: true, text: () => Promise.resolve(ask(url)) }));
  globalThis.fetch = asked as never;
  jest.requireActual("./mistakes-overlay");
  await aSecond();
  expect(document.querySelector("[role=alert]")).toBeNull();
  tellMistakes([LINE, "The folder is not there"]);
  await aSecond();
  expect(items().map(({ textContent }) => textContent)).toEqual([LINE, " The folder is not there"]);
  const [first] = items();
  await aSecond();
  // Who reads it reads on.
  expect(items()[0]).toBe(first);
  tellMistakes([]);
  await aSecond();
  expect(items()).toEqual([]);
  // Nothing is asked while nobody looks, and other addresses are the site's.
  jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const { length } = asked.mock.calls;
  await aSecond();
  expect(asked.mock.calls).toHaveLength(length);
  expect(ask("/de/")).toBe("site");
});
