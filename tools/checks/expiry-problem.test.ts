import { buildSecurityTxt } from "../../src/hosting/security-txt";
import { findExpiryProblem } from "./expiry-problem";

const text = buildSecurityTxt(
  { siteUrl: "https://www.a.example", email: "post@a.example" },
  ["de", "en"],
  "2026-11-21",
);

it("buildSecurityTxt writes contact, expiry date, languages and URL (RFC 9116)", () => {
  expect(text.split("\n")).toEqual([
    "Contact: mailto:post@a.example",
    "Expires: 2027-11-16T00:00:00.000Z",
    "Preferred-Languages: de, en",
    "Canonical: https://www.a.example/.well-known/security.txt",
    "",
  ]);
});

it.each([
  ["2026-11-21", text, undefined],
  ["2027-09-16", text, undefined],
  ["2027-09-17", text, "60 days from now"],
  ["2028-01-01", text, "-46 days"],
  ["2026-11-21", "Contact: mailto:a@b.example", "no valid Expires"],
  ["2026-11-21", "Expires: soon", "no valid Expires"],
])("findExpiryProblem reports on %s of %j: %s", (day, file, part) => {
  const problem = findExpiryProblem(file, day);
  expect(problem).toEqual(part && expect.stringContaining(part));
});
