import { blocksIn, factsOf, fillIn, fillInData, unknownPlaceholders } from "./placeholders";

const FACTS = { name: "Muster", founded: "2009", cityEnglish: "Cologne" };

describe("factsOf", () => {
  it("takes texts and numbers of the company file, and leaves out groups", () => {
    expect(factsOf({ name: "Muster", founded: 2009, hours: { de: "immer", en: "always" }, open: true })).toEqual({
      name: "Muster",
      founded: "2009",
    });
  });

  it("takes a general fact in place of one that is left out, and no fact in place of one that is there", () => {
    const insteadOf = { careerEmail: "email", pressEmail: "email" };
    expect(factsOf({ email: "a@b.example", pressEmail: "p@b.example" }, insteadOf)).toEqual({
      email: "a@b.example",
      careerEmail: "a@b.example",
      pressEmail: "p@b.example",
    });
    expect(factsOf({ name: "Muster" }, insteadOf)).toEqual({ name: "Muster" });
  });

  it("has nothing where the file can't be read", () => {
    expect(factsOf(undefined)).toEqual({});
    expect(factsOf(["Muster"])).toEqual({});
  });
});

describe("blocksIn", () => {
  it("are the texts of a language", () => {
    expect(blocksIn("en", { list: { de: "Liste", en: "List" } })).toEqual({ list: "List" });
    expect(blocksIn("de", undefined)).toEqual({});
  });
});

describe("fillIn", () => {
  it("puts the facts in, each as often as it is named", () => {
    expect(fillIn("{name} seit {founded}: {name}", FACTS)).toBe("Muster seit 2009: Muster");
  });

  it("leaves unknown names and the names of headings as they are", () => {
    expect(fillIn("{nam} {NAME} ## Halt {#name}", FACTS)).toBe("{nam} {NAME} ## Halt {#name}");
  });

  it("knows no facts but the company's, not even those that every object has", () => {
    expect(fillIn("{toString} {constructor}", FACTS)).toBe("{toString} {constructor}");
  });

  it("takes a fact as it is, whatever characters are in it", () => {
    expect(fillIn("{name}", { name: "$& {founded}", founded: "2009" })).toBe("$& {founded}");
  });
});

describe("fillInData", () => {
  it("fills in every text, however deep, and nothing else", () => {
    const data = { title: "{name}", parts: [{ text: "in {cityEnglish}" }, 3, null, true], "{name}": "x" };
    expect(fillInData(data, FACTS)).toEqual({
      title: "Muster",
      parts: [{ text: "in Cologne" }, 3, null, true],
      "{name}": "x",
    });
  });
});

describe("unknownPlaceholders", () => {
  it("suggests the fact that was meant", () => {
    expect(unknownPlaceholders("{nam}, {CityEnglish}", FACTS)).toEqual([
      {
        name: "nam",
        problem: "{nam} is not a fact of the company file or of content/site/facts.yml",
        remedy: "did you mean {name}?",
      },
      {
        name: "CityEnglish",
        problem: "{CityEnglish} is not a fact of the company file or of content/site/facts.yml",
        remedy: "did you mean {cityEnglish}?",
      },
    ]);
  });

  it("lists the facts where none is near", () => {
    expect(unknownPlaceholders("{telephone}", FACTS)).toEqual([
      {
        name: "telephone",
        problem: "{telephone} is not a fact of the company file or of content/site/facts.yml",
        remedy: "use one of {name}, {founded}, {cityEnglish}, or remove the braces",
      },
    ]);
  });

  it("finds nothing in a text whose placeholders are filled in", () => {
    expect(unknownPlaceholders(fillIn("{name} ## Halt {#halt}", FACTS), FACTS)).toEqual([]);
  });
});
