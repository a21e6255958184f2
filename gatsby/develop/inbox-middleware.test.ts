import type { IncomingMessage, ServerResponse } from "node:http";
import { INBOX_PATH } from "../../src/contact/endpoint";
import { addInbox } from "./inbox-middleware";

type Middleware = Parameters<Parameters<typeof addInbox>[0]["use"]>[0];

it("answers for the inbox, and leaves everything else to Gatsby", () => {
  let middleware: Middleware | undefined;
  addInbox({ use: (given) => (middleware = given) });
  const end = jest.fn();
  const response = { writeHead: () => undefined, end } as unknown as ServerResponse;
  const next = jest.fn();
  const ask = (url: string) => middleware?.({ url, method: "GET", headers: {} } as IncomingMessage, response, next);
  ask(INBOX_PATH);
  expect([end.mock.calls.length, next.mock.calls.length]).toEqual([1, 0]);
  ask("/de/");
  expect([end.mock.calls.length, next.mock.calls.length]).toEqual([1, 1]);
});
