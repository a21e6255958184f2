import { drawWordmark } from "./wordmark";

it("drawWordmark draws each word separately, so that a long name can break", async () => {
  const drawn = await drawWordmark("Vier Linien GmbH");
  expect(drawn?.words).toHaveLength(3);
});

it("drawWordmark draws a name of eight letters in less than 1 KB", async () => {
  const drawn = await drawWordmark("Fernwerk");
  expect(JSON.stringify(drawn).length).toBeLessThan(1000);
});

it("drawWordmark returns undefined if the font lacks a letter", async () => {
  expect(await drawWordmark("東京")).toBeUndefined();
});
