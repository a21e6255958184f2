import { expiryProblem, securityTxt } from "./security-txt";

const text = securityTxt({ siteUrl: "https://www.a.example", email: "post@a.example" }, ["de", "en"], "2026-11-21");

describe("security.txt", () => {
  it("says whom to tell, in which languages, until when, and where it lies (RFC 9116)", () => {
    expect(text).toBe(
      [
        "Contact: mailto:post@a.example",
        "Expires: 2027-11-16T00:00:00.000Z",
        "Preferred-Languages: de, en",
        "Canonical: https://www.a.example/.well-known/security.txt",
        "",
      ].join("\n"),
    );
  });

  it.each(["2026-11-21", "2027-09-16"])("is good on %s", (day) => {
    expect(expiryProblem(text, day)).toBeUndefined();
  });

  it.each([
    ["2027-09-17", "60 days from now"],
    ["2027-11-16", "0 days"],
    ["2028-01-01", "-46 days"],
  ])("has to be made again on %s", (day, said) => {
    expect(expiryProblem(text, day)).toContain(said);
  });

  it.each(["Contact: mailto:a@b.example", "Expires: soon"])("has to say until when it holds: %s", (wrong) => {
    expect(expiryProblem(wrong, "2026-11-21")).toContain("does not say");
  });
});
