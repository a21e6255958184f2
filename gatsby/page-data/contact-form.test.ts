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

describe("what a page with a contact form carries", () => {
  it("is on these pages, in both languages, and on no other", () => {
    const site = fixtureSite();
    const withForm = site.pages.filter((page) => withContactForm(site, pageView(site, page)).contactForm);
    const paths = [
      "/de/contact/",
      "/en/contact/",
      "/de/contact/ibe/",
      "/en/contact/ibe/",
      "/de/common-landing-test/",
      "/en/common-landing-test/",
    ];
    expect(withForm.map(({ path }) => path).sort()).toEqual(paths.sort());
  });

  it("is the endpoint, where there is one", () => {
    process.env["GATSBY_CONTACT_ENDPOINT"] = "https://forms.example/f/1";
    expect(formOn("/contact/")?.endpoint).toBe("https://forms.example/f/1");
    process.env["GATSBY_CONTACT_ENDPOINT"] = "";
    expect(formOn("/contact/")).not.toHaveProperty("endpoint");
  });

  it("is where success leads: a path for this site's own endpoint, an address for another's", () => {
    process.env["GATSBY_CONTACT_ENDPOINT"] = "/api/contact";
    expect(hiddenOn("/contact/")).toEqual({ lang: "de", _next: "/de/contactConfirmation/" });
    process.env["GATSBY_CONTACT_ENDPOINT"] = "https://forms.example/f/1";
    expect(hiddenOn("/contact/")["_next"]).toBe("https://www.fernwerk.example/de/contactConfirmation/");
  });

  it("is what the form service asks for, in the company file", () => {
    const contactFields = [{ name: "form-name", value: "contact" }];
    expect(hiddenOn("/contact/ibe/", { contactFields })).toMatchObject({ "form-name": "contact", lang: "de" });
  });

  it("is the part of the privacy policy about it, in the page's language", () => {
    expect(formOn("/contact/", {}, "en")?.privacy).toBe("/en/privacy-policy/#contact");
  });
});
