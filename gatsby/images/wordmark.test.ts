import { drawWordmark } from "./wordmark";

it("drawWordmark draws each word separately, so that a long name can break", async () => {
  const drawn = await drawWordmark("Vier Linien GmbH");
  expect(drawn?.words).toHaveLength(3);
});

it("drawWordmark returns undefined if the font lacks a letter", async () => {
  expect(await drawWordmark("東京")).toBeUndefined();
});
