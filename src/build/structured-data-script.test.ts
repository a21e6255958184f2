import { both, smallSite } from "../testing/small-site";
import { structuredDataOf, withStructuredData } from "./structured-data-script";

const DATA = { "@context": "https://schema.org", "@type": "Service", name: "A $& </script> B" } as const;
const ELEMENT =
  '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Service","name":"A $& \\u003c/script> B"}</script>';
const page = (more = "") => `<html><head><title>A</title>${more}</head><body></body></html>`;

describe("the element of structured data", () => {
  it("stands once at the end of the head, and no text of it can end it", () => {
    expect(withStructuredData(page(), DATA)).toBe(page(ELEMENT));
  });

  it("takes the place of the one from the last build", () => {
    expect(withStructuredData(page('<script type="application/ld+json">{"a":1}</script>'), DATA)).toBe(page(ELEMENT));
    expect(withStructuredData(page(ELEMENT), undefined)).toBe(page());
  });

  it("is not one that Gatsby would remove when the page is taken over", () => {
    expect(withStructuredData(page(), DATA)).not.toContain("data-gatsby-head");
  });
});

it("structuredDataOf gives what each page is about, in its language, and nothing for pages that are not to be found", () => {
  const site = smallSite([both("/"), both("/services/cms/"), both("/xmas/", { noindex: true })]);
  const dataOf = structuredDataOf(site);
  expect(JSON.stringify(dataOf("/de/services/cms/"))).toContain('"name":"Start"');
  expect(JSON.stringify(dataOf("/en/services/cms/"))).toContain('"name":"Home"');
  expect(["/en/xmas/", "/404.html"].map(dataOf)).toEqual([undefined, undefined]);
});
