import { drawWordmark } from "./wordmark";

it("draws each word by itself, so that a long name breaks", async () => {
  const drawn = await drawWordmark("Vier Linien GmbH");
  expect(drawn?.words).toHaveLength(3);
});

it("draws a name of eight letters in less than 1 KB, which stands in every page", async () => {
  const drawn = await drawWordmark("Fernwerk");
  expect(JSON.stringify(drawn).length).toBeLessThan(1000);
});

it("leaves a name as text where the font lacks one of its letters", async () => {
  expect(await drawWordmark("東京")).toBeUndefined();
});
