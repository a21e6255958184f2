import { defaultAlternate } from "./default-alternate";

const german = { language: "de", path: "/de/contact/" } as const;
const english = { language: "en", path: "/en/contact/" } as const;

describe("defaultAlternate", () => {
  it("is the German page, wherever it stands", () => {
    expect(defaultAlternate([german, english])).toBe("/de/contact/");
    expect(defaultAlternate([english, german])).toBe("/de/contact/");
  });

  it("is the only page there is", () => {
    expect(defaultAlternate([english])).toBe("/en/contact/");
  });

  it("is nothing where there are no alternates", () => {
    expect(defaultAlternate([])).toBeUndefined();
  });
});
