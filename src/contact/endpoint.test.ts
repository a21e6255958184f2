import { contactEndpoint, INBOX_PATH } from "./endpoint";

const ENDPOINT = "https://forms.example/f/1";

const HERE = { contactEndpoint: "/api/contact" };

it.each<[string, Record<string, string>, Record<string, string>, string | undefined]>([
  ["what the environment says, before the company file", HERE, { GATSBY_CONTACT_ENDPOINT: ENDPOINT }, ENDPOINT],
  ["what the company file says", HERE, {}, "/api/contact"],
  ["nowhere where neither says anything", {}, { NODE_ENV: "production" }, undefined],
  ["nowhere where the environment says so", HERE, { GATSBY_CONTACT_ENDPOINT: " " }, undefined],
  ["the local inbox where it is asked for", {}, { GATSBY_CONTACT_ENDPOINT: "inbox" }, INBOX_PATH],
  ["the local inbox while the site is developed", HERE, { NODE_ENV: "development" }, INBOX_PATH],
  ["what the environment says even then", {}, { NODE_ENV: "development", GATSBY_CONTACT_ENDPOINT: ENDPOINT }, ENDPOINT],
])("the contact form is sent to %s", (_where, company, environment, endpoint) => {
  expect(contactEndpoint(company, environment)).toBe(endpoint);
});

it.each(["/api/contact", "/", "https://forms.example/f/1?to=a", "http://localhost:8025/", "http://127.0.0.1:1/x"])(
  "the contact form may be sent to %s",
  (endpoint) => expect(contactEndpoint({ contactEndpoint: endpoint }, {})).toBe(endpoint),
);

it.each([
  ...["http://forms.example/", "//forms.example/", "/\\forms.example", "forms.example", "/a b"],
  ...["mailto:a@b.example", "javascript:alert(1)"],
])("the contact form is never sent to %s", (endpoint) =>
  expect(() => contactEndpoint({ contactEndpoint: endpoint }, {})).toThrow(/company\.yml/u),
);
