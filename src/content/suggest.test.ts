import { suggest } from "./explain";

describe("suggest", () => {
  it("finds the word that was meant", () => {
    expect(suggest("descripton", ["title", "description", "lead"])).toBe("description");
  });

  it("prefers the nearest of several", () => {
    expect(suggest("tilte", ["title", "tilted"])).toBe("tilted");
    expect(suggest("/services/strapy/", ["/services/strapi/", "/services/"])).toBe("/services/strapi/");
  });

  it("accepts a third of differing letters, and no more", () => {
    expect(suggest("abcdxx", ["abcdef"])).toBe("abcdef");
    expect(suggest("abcxxx", ["abcdef"])).toBeUndefined();
  });

  it("overlooks capitals on both sides", () => {
    expect(suggest("headtitle", ["headTitle"])).toBe("headTitle");
    expect(suggest("TITLE", ["title"])).toBe("title");
  });

  it("overlooks capitals before it chooses", () => {
    expect(suggest("/agb/", ["/", "/404/", "/AGB/"])).toBe("/AGB/");
  });

  it("does not take one letter for another", () => {
    expect(suggest("F", ["A", "B", "C", "D", "E"])).toBeUndefined();
  });

  it("says nothing where nothing is known", () => {
    expect(suggest("title", [])).toBeUndefined();
  });
});
