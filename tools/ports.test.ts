import { createServer } from "node:net";
import { choosePort } from "./ports.mjs";

const server = createServer();
const FIRST = 8530;

beforeEach(() => void (process.env["PORT"] = ""));
afterEach(() => new Promise((resolve) => server.close(resolve)));

describe.each(["127.0.0.1", "0.0.0.0"])("a port that a program uses on %s", (host) => {
  beforeEach(() => new Promise<void>((resolve) => server.listen(FIRST, host, resolve)));

  it("is skipped", async () => {
    await expect(choosePort(FIRST)).resolves.toBeGreaterThan(FIRST);
  });
  it("ends the command with what to do if PORT names it", async () => {
    process.env["PORT"] = String(FIRST);
    await expect(choosePort(8000)).rejects.toThrow(`Port ${FIRST} is in use - stop the program that listens there, or`);
  });
});

it.each(["abc", "0", "70000"])("PORT=%s is refused", async (port) => {
  process.env["PORT"] = port;
  await expect(choosePort(8000)).rejects.toThrow(`PORT "${port}" is not a port`);
});
