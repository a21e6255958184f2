import { readFileSync } from "node:fs";
import { contentFolder, HOME } from "../../../test/content-folder";

const content = contentFolder();

it("links may have tickets of the home page as targets, whose hero has the planner of the services page", () => {
  const sign = "  - { type: hero-lines, first: Eins, second: Zwei }\n";
  content.changeBoth(HOME, "sections:\n", `sections:\n${sign}`);
  content.addPage("/services/", "Services", readFileSync("src/sections/planner/example.en.yml", "utf8").trimEnd());
  const page = content.addPage("/links/", "Links", "", "[One](/#content-new), [none](/#content-old).");
  expect(content.check().filter((line) => line.startsWith(page.de))).toEqual([
    expect.stringContaining("/ has no part #content-old - did you mean #content-new?"),
  ]);
});
