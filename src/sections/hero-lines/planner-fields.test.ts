import { readFileSync } from "node:fs";
import { contentFolder, HOME } from "../../../test/content-folder";

const content = contentFolder();

it("links may have tickets of the home page's planner as targets", () => {
  content.changeBoth(HOME, "sections:\n", readFileSync("src/sections/hero-lines/example.en.yml", "utf8"));
  const page = content.addPage("/links/", "Links", "", "[One](/#content-new), [none](/#content-old).");
  expect(content.check().filter((line) => line.startsWith(page.de))).toEqual([
    expect.stringContaining("/ has no part #content-old - did you mean #content-new?"),
  ]);
});
