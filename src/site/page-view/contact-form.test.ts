import type { Company } from "../../model/site-files";
import { createPageView } from ".";
import type { Site } from "../site";
import { starterSiteOn, starterSite } from "../../../test/starter";

const variable = process.env["GATSBY_CONTACT_ENDPOINT"];

afterEach(() => {
  if (variable === undefined) delete process.env["GATSBY_CONTACT_ENDPOINT"];
  else process.env["GATSBY_CONTACT_ENDPOINT"] = variable;
});

function createView(route: string, company: Partial<Company> = {}, language: "de" | "en" = "de", day?: string) {
  const own = day ? starterSiteOn(day) : starterSite();
  const applicationsKept = { is: "how long", value: { de: "sechs Monate", en: "six months" } };
  const site: Site = { ...own, company: { ...own.company, ...company }, facts: { ...own.facts, applicationsKept } };
  const page = site.find(language, route);
  if (!page) throw new Error(`There is no ${route}`);
  return createPageView(site, page);
}

const findForm = (...args: Parameters<typeof createView>) => Object.values(createView(...args).contactForms ?? {})[0];

const hiddenFields = (route: string, company: Partial<Company> = {}) =>
  Object.fromEntries(findForm(route, company)?.hidden.map(({ name, value }) => [name, value]) ?? []);

it("createContactForms returns forms for three pages of the starter in both languages, and for no more", () => {
  process.env["GATSBY_CONTACT_ENDPOINT"] = "";
  const site = starterSite();
  const withForm = site.pages.filter((page) => createPageView(site, page).contactForms);
  const routes = ["/contact/", "/contact/ibe/", "/common-landing-test/"];
  expect(withForm.map(({ path }) => path).sort()).toEqual(
    routes.flatMap((each) => [`/de${each}`, `/en${each}`]).sort(),
  );
});

const VACANCY = "/career/vacancies/project-manager/";

it("createContactForms returns the position and the applicants' privacy policy for an application", () => {
  process.env["GATSBY_CONTACT_ENDPOINT"] = "/api/contact";
  const { content, contactForms } = createView(VACANCY, {}, "en");
  expect(content.sections).toEqual([expect.objectContaining({ type: "contact-form", id: "apply", heading: "Apply" })]);
  expect(contactForms?.["apply"]).toMatchObject({
    name: "application",
    endpoint: "/api/contact",
    privacy: "/en/privacy-policy-applicants/",
    kept: "six months",
    hidden: [{ name: "position", value: "E9 Project manager" }, { name: "lang", value: "en" }, { name: "_next" }],
  });
});

it.each([
  ["/api/contact", VACANCY, "2027-01-31", true],
  ["/api/contact", VACANCY, "2027-02-01", false],
  ["/api/contact", "/career/", undefined, false],
  ["", VACANCY, "2027-01-31", false],
])(
  "contactFormsOn, for the endpoint %j and the page %s on %s, returns an application form: %s",
  (endpoint, route, day, hasForm) => {
    process.env["GATSBY_CONTACT_ENDPOINT"] = endpoint;
    expect("apply" in (createView(route, {}, "de", day).contactForms ?? {})).toBe(hasForm);
  },
);

it.each([
  ["", undefined, "https://www.kontor-nord.example/de/contactConfirmation/"],
  // A path for an endpoint of the site, a URL for that of a service.
  ["/api/contact", "/api/contact", "/de/contactConfirmation/"],
  ["https://forms.example/f/1", "https://forms.example/f/1", "https://www.kontor-nord.example/de/contactConfirmation/"],
])("createContactForms, for the endpoint %j, posts to %s and redirects to %s", (set, endpoint, next) => {
  process.env["GATSBY_CONTACT_ENDPOINT"] = set;
  expect(findForm("/contact/")?.endpoint).toBe(endpoint);
  expect(hiddenFields("/contact/")).toEqual({ lang: "de", _next: next });
});

it("createContactForms returns the fields of the form service, and links the privacy policy's paragraph about messages", () => {
  const contactFields = [{ name: "form-name", value: "contact" }];
  expect(hiddenFields("/contact/ibe/", { contactFields })).toMatchObject({ "form-name": "contact", lang: "de" });
  expect(findForm("/contact/", {}, "en")?.privacy).toBe("/en/privacy-policy/#contact");
});
