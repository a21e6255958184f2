import { formatProblem } from "../../src/content/problem";
import { findEndpointProblems } from "./endpoint-problem";
import { findSampleData } from "./sample-data";

const COMPANY = "content/site/company.yml";
const IMPRINT = "content/pages/imprint/index.de.md";
const PAGE = "content/pages/index.de.md";

const found = (path: string, text: string) => findSampleData([{ path, text }]).map(({ field }) => field);

describe("findSampleData", () => {
  it.each([
    [COMPANY, "siteUrl: https://www.fernwerk.example", "www.fernwerk.example"],
    [PAGE, "Schreiben Sie an [uns](mailto:a@example.com).", "a@example.com"],
    [COMPANY, "registerNumber: HRB 00000", "HRB 00000"],
    [COMPANY, "vatId: DE000000000", "DE000000000"],
    [COMPANY, "phone: +49 221 4710 400", "+49 221 4710 400"],
    [PAGE, "Telefon 030/23125 111", "030/23125 111"],
    [PAGE, "Mobil (0171) 39200 47", "0171) 39200 47"],
    [COMPANY, 'phoneLink: "+4915228817386"', "+4915228817386"],
    [COMPANY, "phone: +49 461 0000 00", "+49 461 0000 00"],
    [IMPRINT, "Vertreten durch Erika Mustermann.", "Erika Mustermann"],
    [COMPANY, "street: Beispielgasse 1", "Beispielgasse"],
    [COMPANY, "sampleProjects: true", "sampleProjects: true"],
    ["content/site/facts.yml", "  sample: true", "sample: true"],
    ["content/pages/news/relaunch/index.de.md", "*Beispieldarstellung: alles erfunden.*", "Beispieldarstellung"],
    [PAGE, "Alle Beträge sind Beispielwerte.", "Beispielwerte"],
    [IMPRINT, "Mustertext, vor Gebrauch zu prüfen", "Mustertext"],
    ["content/pages/terms/index.en.md", "They are a sample.", "sample"],
  ])("finds in %s the sample of: %s", (path, text, sample) => {
    expect(found(path, text)).toEqual([sample]);
  });

  it.each([
    [COMPANY, "siteUrl: https://www.fernwerk.de"],
    [COMPANY, "registerNumber: HRB 100000"],
    [COMPANY, "vatId: DE123456789"],
    [COMPANY, "phone: +49 171 39201 47"],
    [COMPANY, "# contactEndpoint: https://forms.example/f/1"],
    [COMPANY, "manager: Erika Musterberg"],
    [PAGE, "Neun Muster, for example a sample of real data."],
    [IMPRINT, "Musterbeispiele gibt es anderswo."],
  ])("accepts in %s: %s", (path, text) => {
    expect(found(path, text)).toEqual([]);
  });

  it("reports positions and remedies in the order of the text", () => {
    const text = "name: A\nemail: a@b.example\nmanager: Max Mustermann, Beispielweg 1\n";
    expect(findSampleData([{ path: COMPANY, text }]).map(formatProblem)).toEqual([
      `${COMPANY}:2:8 a@b.example - is a reserved domain - write your own`,
      `${COMPANY}:3:10 Max Mustermann - is the German sample name - write the name of the person that the law requires`,
      `${COMPANY}:3:26 Beispielweg - is a sample of a street - write your own street, with postal code and city`,
    ]);
  });
});

it.each([
  [
    "name: A\n# contactEndpoint: https://forms.a/f\n",
    {},
    "2:3 contactEndpoint - is missing, and so is the contact form",
  ],
  ["name: A\n", { GATSBY_CONTACT_ENDPOINT: "" }, "1:1 contactEndpoint - is missing, and so is the contact form"],
  ["contactEndpoint: inbox\n", {}, "1:1 contactEndpoint - is the inbox for this machine"],
  ["contactEndpoint: /api/contact\n", { GATSBY_CONTACT_ENDPOINT: "inbox" }, "1:1 contactEndpoint - is the inbox"],
  ["contactEndpoint: /api/contact\n", {}, undefined],
  ["name: A\n", { GATSBY_CONTACT_ENDPOINT: "https://forms.a.de/f/1", NODE_ENV: "test" }, undefined],
])("findEndpointProblems reports for the company file %j with the environment %j: %s", (text, environment, line) => {
  const lines = findEndpointProblems(text, environment).map(formatProblem);
  expect(lines).toEqual(line ? [expect.stringContaining(`${COMPANY}:${line}`)] : []);
});
