import { contentFolder, HOME, pageFiles } from "../../../test/content-folder";

const content = contentFolder();
const REMEDY = "write the page, or take out what needs it";

it.each([
  ["/contact/", "every page ends with a link to it - write the page"],
  ["/404/", "every address that is none shows it"],
  ["/500/", "it is shown where the server fails"],
  ["/offline/", "it is shown where there is no network"],
])("a page that the site needs is there in both languages: %s", (route, because) => {
  content.remove(`content/pages${route}`);
  const told = Object.values(pageFiles(route)).map((file) => `${file}:1:1 page - is missing, and ${because}`);
  expect(content.check()).toEqual(told.map((line): unknown => expect.stringContaining(line)));
});

describe("a page that a section leads to", () => {
  const FORM = "  - { type: contact-form, id: message, heading: Nachricht, topic: other }\n";

  it("is there where the section is", () => {
    content.changeBoth(HOME, "sections:\n", `sections:\n${FORM}`);
    const missing = (["de", "en"] as const).map(
      (language) =>
        `${pageFiles("/contactConfirmation/")[language]}:1:1 page - is missing, and a form leads to it (${HOME[language]}) - ${REMEDY}`,
    );
    expect(content.check()).toEqual(expect.arrayContaining(missing));
  });

  it("has the part that it leads to", () => {
    content.changeBoth(HOME, "sections:\n", `sections:\n${FORM}`);
    content.addPage("/contactConfirmation/", "The message is here");
    const fields = 'updated: 2026-01-01\nsummary: ["One.", "Two.", "Three."]';
    const policy = content.addPage("/privacy-policy/", "What is kept", fields, "## Messages {#messages}\n");
    expect(content.check()).toEqual(
      [HOME.de, HOME.en].map(
        (home, index) =>
          `${[policy.de, policy.en][index]}:1:1 page - has no part #contact, and the contact form links to that part (${home}) - end the heading that it should lead to with {#contact}`,
      ),
    );
    content.changeBoth(policy, "{#messages}", "{#contact}");
    expect(content.check()).toEqual([]);
  });

  it("is not missed by the board of departures: a firm may hire nobody", () => {
    content.changeBoth(
      HOME,
      "sections:\n",
      "sections:\n  - { type: departures, id: board, heading: Was bevorsteht }\n",
    );
    expect(content.check()).toEqual([]);
  });
});
