import { answerTo } from "./answer";
import type { Reception } from "./receive";

const ACCEPTED = { outcome: "accepted", message: { arrived: "", language: "de", fields: {} } } as const;
const SITE = "https://www.fernwerk.example";
const PLACE = { home: "/home/", site: SITE, problemsPage: () => "a page" };
const leadsTo = (next: string | null, place: Parameters<typeof answerTo>[2] = PLACE) =>
  answerTo(ACCEPTED, { accept: "text/html", next }, place).headers["Location"];

describe("an endpoint's answer", () => {
  it("is JSON for the site's script", () => {
    const answer = answerTo(ACCEPTED, { accept: "application/json", next: "/de/" }, PLACE);
    expect([answer.status, answer.body]).toEqual([200, '{"ok":true}']);
  });

  it("names what is wrong, in JSON or in a page", () => {
    const refused: Reception = { outcome: "refused", problems: [{ field: "email", code: "no-at" }] };
    const json = answerTo(refused, { accept: "application/json", next: null }, PLACE);
    expect([json.status, json.body]).toEqual([422, '{"errors":[{"field":"email","code":"no-at"}]}']);
    const page = answerTo(refused, { accept: "text/html", next: null }, PLACE);
    expect([page.status, page.body, page.headers["Content-Type"]]).toEqual([422, "a page", "text/html; charset=utf-8"]);
  });

  it.each(["/de/contactConfirmation/", "/", `${SITE}/de/contactConfirmation/`, `${SITE}/`])("leads to %s", (next) =>
    expect(leadsTo(next)).toBe(next),
  );

  it.each([
    null,
    "",
    "//evil.example/",
    "/\\evil.example",
    "https://evil.example/",
    `${SITE}.evil.example/`,
    `${SITE}@evil.example/`,
    `${SITE}//evil.example/`,
    SITE,
    "/de/\r\nSet-Cookie: a=b",
    "javascript:alert(1)",
  ])("leads nowhere else than to this site: %j", (next) => expect(leadsTo(next)).toBe("/home/"));

  // A header that is longer than a proxy takes is an error there, after the message has been kept.
  it("leads nowhere where the address is too long for a header", () =>
    expect(leadsTo(`/${"a".repeat(9000)}`)).toBe("/home/"));

  it("leads to paths only where the endpoint knows no other host as the site", () => {
    const { site: _site, ...here } = PLACE;
    expect(leadsTo(`${SITE}/de/`, here)).toBe("/home/");
  });
});
