import { contentFolder, HOME, pageFiles } from "../../testing/content-folder";

const content = contentFolder();
const REMEDY = "write the page, or take out what needs it";

it("a page that every page links to is there in both languages", () => {
  const contact = pageFiles("/contact/");
  content.remove("content/pages/contact");
  expect(content.check()).toEqual(
    [contact.de, contact.en].map(
      (file, index) =>
        `${file}:1:1 page - is missing, and every page ends with a link to it (${[HOME.de, HOME.en][index]}) - ${REMEDY}`,
    ),
  );
});

it("a page that a section leads to is there where the section is", () => {
  const board = "  - type: departures\n    id: board\n    heading: Was bevorsteht\n";
  content.changeBoth(HOME, "sections:\n", `sections:\n${board}`);
  expect(content.check().filter((line) => line.includes("/career/"))).toEqual(
    [HOME.de, HOME.en].map((home, index) => {
      const file = pageFiles("/career/")[index === 0 ? "de" : "en"];
      return `${file}:1:1 page - is missing, and the board of departures links to it (${home}) - ${REMEDY}`;
    }),
  );
});

it("a part of a page that a section leads to is there", () => {
  const form = "  - type: contact-form\n    id: form\n    heading: Nachricht\n";
  content.changeBoth(HOME, "sections:\n", `sections:\n${form}`);
  const policy = content.addPage("/privacy-policy/", "Policy", "", "## Messages {#messages}\n\nOne paragraph.\n");
  expect(content.check().filter((line) => line.includes("#contact"))).toEqual(
    [policy.de, policy.en].map(
      (file, index) =>
        `${file}:1:1 page - has no part #contact, and the contact form links to it (${[HOME.de, HOME.en][index]}) - write it, with this name behind its heading`,
    ),
  );
});
