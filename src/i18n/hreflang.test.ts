import { hreflangs } from "./hreflang";

const german = { language: "de", path: "/de/contact/" } as const;
const english = { language: "en", path: "/en/contact/" } as const;

describe("the addresses of a page for search engines", () => {
  it.each([[[german, english]], [[english, german]]])("end with the German page as the default", (alternates) => {
    expect(hreflangs(alternates)).toEqual([
      ...alternates.map(({ language, path }) => ({ hreflang: language, path })),
      { hreflang: "x-default", path: "/de/contact/" },
    ]);
  });

  it("have the only page there is as the default", () => {
    expect(hreflangs([english])).toEqual([
      { hreflang: "en", path: "/en/contact/" },
      { hreflang: "x-default", path: "/en/contact/" },
    ]);
  });

  it("are none where the page is not for them", () => {
    expect(hreflangs([])).toEqual([]);
  });
});
