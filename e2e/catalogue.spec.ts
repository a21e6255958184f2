import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { LANGUAGES } from "./site";
import { FOLDER } from "./folder";

test("the catalogue is not on the built site", async ({ request }) => {
  for (const language of LANGUAGES) expect((await request.get(`/${language}/catalogue/`)).status()).toBe(404);
});

test("no built file knows it", () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" });
  expect(files.filter((file) => /(?:^|\/)catalogue\/|templates-catalogue/u.test(file))).toEqual([]);
  const scripts = files.filter((file) => /\.(?:js|css|json)$/u.test(file));
  const knowing = scripts.filter((file) =>
    /templates-catalogue|"\/(?:de|en)\/catalogue\/"/u.test(readFileSync(`${FOLDER}/${file}`, "utf8")),
  );
  expect(knowing).toEqual([]);
});
