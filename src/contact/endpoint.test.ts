import { contactEndpoint, INBOX_PATH } from "./endpoint";

const ENDPOINT = "https://forms.example/f/1";

const OWN = { contactEndpoint: "/api/contact" };

it.each<[string, Record<string, string>, Record<string, string>, string | undefined]>([
  ["the variable rather than the company file's endpoint", OWN, { GATSBY_CONTACT_ENDPOINT: ENDPOINT }, ENDPOINT],
  ["the company file's endpoint", OWN, {}, "/api/contact"],
  ["undefined without both", {}, { NODE_ENV: "production" }, undefined],
  ["undefined for an empty variable", OWN, { GATSBY_CONTACT_ENDPOINT: "" }, undefined],
  ["undefined for a blank variable", OWN, { GATSBY_CONTACT_ENDPOINT: " " }, undefined],
  ["the local inbox for the variable's value inbox", {}, { GATSBY_CONTACT_ENDPOINT: "inbox" }, INBOX_PATH],
  ["the local inbox in development", OWN, { NODE_ENV: "development" }, INBOX_PATH],
  ["the variable in development", {}, { NODE_ENV: "development", GATSBY_CONTACT_ENDPOINT: ENDPOINT }, ENDPOINT],
])("contactEndpoint returns %s", (_what, company, environment, endpoint) => {
  expect(contactEndpoint(company, environment)).toBe(endpoint);
});

it.each(["/api/contact", "/", "https://forms.example/f/1?to=a", "http://localhost:8025/", "http://127.0.0.1:1/x"])(
  "contactEndpoint accepts %s",
  (endpoint) => expect(contactEndpoint({ contactEndpoint: endpoint }, {})).toBe(endpoint),
);

it.each([
  ...["http://forms.example/", "//forms.example/", "/\\forms.example", "forms.example", "/a b"],
  ...["mailto:a@b.example", "javascript:alert(1)"],
])("contactEndpoint throws for %s", (endpoint) =>
  expect(() => contactEndpoint({ contactEndpoint: endpoint }, {})).toThrow(/company\.yml/u),
);
