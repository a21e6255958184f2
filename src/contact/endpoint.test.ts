import { contactEndpoint, INBOX_PATH } from "./endpoint";

const ENDPOINT = "https://forms.example/f/1";

describe("where the contact form is sent to", () => {
  it("is what the environment says, before the company file", () => {
    expect(contactEndpoint({ contactEndpoint: "/api/contact" }, { GATSBY_CONTACT_ENDPOINT: ENDPOINT })).toBe(ENDPOINT);
    expect(contactEndpoint({ contactEndpoint: "/api/contact" }, {})).toBe("/api/contact");
  });

  it("is nowhere where neither says anything, or the environment says so", () => {
    expect(contactEndpoint({}, { NODE_ENV: "production" })).toBeUndefined();
    expect(contactEndpoint({ contactEndpoint: "/api/contact" }, { GATSBY_CONTACT_ENDPOINT: " " })).toBeUndefined();
  });

  it("is the local inbox where it is asked for, and while the site is developed", () => {
    expect(contactEndpoint({}, { GATSBY_CONTACT_ENDPOINT: "inbox" })).toBe(INBOX_PATH);
    expect(contactEndpoint({ contactEndpoint: ENDPOINT }, { NODE_ENV: "development" })).toBe(INBOX_PATH);
    expect(contactEndpoint({}, { NODE_ENV: "development", GATSBY_CONTACT_ENDPOINT: ENDPOINT })).toBe(ENDPOINT);
  });

  it.each(["/api/contact", "/", "https://forms.example/f/1?to=a", "http://localhost:8025/", "http://127.0.0.1:1/x"])(
    "may be %s",
    (endpoint) => expect(contactEndpoint({ contactEndpoint: endpoint }, {})).toBe(endpoint),
  );

  it.each([
    "http://forms.example/",
    "//forms.example/",
    "/\\forms.example",
    "forms.example",
    "mailto:a@b.example",
    "javascript:alert(1)",
    "/a b",
  ])("is never %s", (endpoint) =>
    expect(() => contactEndpoint({ contactEndpoint: endpoint }, {})).toThrow(/company\.yml/u),
  );
});
