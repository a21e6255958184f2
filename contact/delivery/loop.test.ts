import { startLoop } from "./loop";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Lets everything happen that waits for nothing but its turn. */
const turn = () => jest.advanceTimersByTimeAsync(0);

it("delivers at once, when the next is due, when a message comes, and every minute", async () => {
  const nexts = [Date.now() + 5000];
  const deliver = jest.fn(async () => nexts.shift() ?? Infinity);
  const loop = startLoop(deliver, Date.now);
  await turn();
  expect(deliver).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(4999);
  expect(deliver).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(deliver).toHaveBeenCalledTimes(2);
  loop.wake();
  await turn();
  expect(deliver).toHaveBeenCalledTimes(3);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(deliver).toHaveBeenCalledTimes(4);
  await loop.stop();
});

it("looks again after a message that has come while it was delivering, and ends with what it is doing", async () => {
  const ends: (() => void)[] = [];
  const deliver = jest.fn(() => new Promise<number>((resolve) => ends.push(() => resolve(Infinity))));
  const loop = startLoop(deliver, Date.now);
  await turn();
  loop.wake();
  ends.shift()?.();
  await turn();
  expect(deliver).toHaveBeenCalledTimes(2);
  let hasStopped = false;
  const stopped = loop.stop().then(() => (hasStopped = true));
  await turn();
  expect(hasStopped).toBe(false);
  ends.shift()?.();
  await stopped;
  expect(deliver).toHaveBeenCalledTimes(2);
});
