import type { Company } from "../../src/model/site-files";
import { pageView } from "../../src/site/page-view";
import type { Site } from "../../src/site/site";
import { fixtureSite } from "../../test/fixture";
import { withContactForm } from "./contact-form";

const variable = process.env["GATSBY_CONTACT_ENDPOINT"];

afterEach(() => {
  if (variable === undefined) delete process.env["GATSBY_CONTACT_ENDPOINT"];
  else process.env["GATSBY_CONTACT_ENDPOINT"] = variable;
});

function formOn(route: string, company: Partial<Company> = {}, language: "de" | "en" = "de") {
  const site: Site = { ...fixtureSite(), company: { ...fixtureSite().company, ...company } };
  const page = site.find(language, route);
  if (!page) throw new Error(`There is no ${route}`);
  return withContactForm(site, pageView(site, page)).contactForm;
}

const hiddenOn = (route: string, company: Partial<Company> = {}) =>
  Object.fromEntries(formOn(route, company)?.hidden.map(({ name, value }) => [name, value]) ?? []);

it("the contact form is on these pages, in both languages, and on no other", () => {
  const site = fixtureSite();
  const withForm = site.pages.filter((page) => withContactForm(site, pageView(site, page)).contactForm);
  const routes = ["/contact/", "/contact/ibe/", "/common-landing-test/"];
  expect(withForm.map(({ path }) => path).sort()).toEqual(
    routes.flatMap((each) => [`/de${each}`, `/en${each}`]).sort(),
  );
});

it.each([
  ["", undefined, "https://www.fernwerk.example/de/contactConfirmation/"],
  // A path for this site's own endpoint, an address for another's.
  ["/api/contact", "/api/contact", "/de/contactConfirmation/"],
  ["https://forms.example/f/1", "https://forms.example/f/1", "https://www.fernwerk.example/de/contactConfirmation/"],
])("with the endpoint %j the form is sent to %s, and success leads to %s", (set, endpoint, next) => {
  process.env["GATSBY_CONTACT_ENDPOINT"] = set;
  expect(formOn("/contact/")?.endpoint).toBe(endpoint);
  expect(hiddenOn("/contact/")).toEqual({ lang: "de", _next: next });
});

it("the form has what the form service asks for, and the part of the privacy policy about it", () => {
  const contactFields = [{ name: "form-name", value: "contact" }];
  expect(hiddenOn("/contact/ibe/", { contactFields })).toMatchObject({ "form-name": "contact", lang: "de" });
  expect(formOn("/contact/", {}, "en")?.privacy).toBe("/en/privacy-policy/#contact");
});
