import type { Problem } from "../../src/content/problem";

interface Sample {
  /** What of the sample data looks so. */
  pattern: RegExp;
  /** The files in which it is one; all of the content where nothing is said. */
  files?: RegExp;
  problem: string;
  remedy: string;
}

const COMPANY_FILE = /^content\/site\/company\.yml$/u;
const FACTS_FILE = /^content\/site\/facts\.yml$/u;
const LEGAL_PAGES = /^content\/pages\/(?:imprint|terms|AGB|privacy-policy|privacy-policy-applicants)\//u;

/** The numbers for films and books, x for any digit (Bundesnetzagentur, Mitteilung 148/2021): five cities, and mobile ones. */
const FICTION = [
  ...["3023125xxx", "6990009xxx", "4066969xxx", "2214710xxx", "8999998xxx"],
  ...["15228817386", "15228895456", "15254599371", "17139200xx", "1729925904", "1729968532", "1729973185"],
  ...["1729973186", "1729980752", "1749091317", "1749464308", "176040690xx"],
];

const GAP = "[ ()/-]*";
const spaced = (digits: string) => [...digits].join(GAP).replaceAll("x", "\\d");

/** What must not be on a site that is anybody's. Declared once: a row per kind of sample data. */
const SAMPLES: readonly Sample[] = [
  {
    // RFC 2606 and RFC 6761: names that nobody can own.
    pattern: /[\w.+-]*@?[\w.-]*(?:\.(?:example|invalid)|\bexample\.(?:com|net|org))\b/giu,
    problem: "is an address that nobody can have",
    remedy: "write your own",
  },
  {
    pattern: /\bHR[AB] ?0+\b/gu,
    files: COMPANY_FILE,
    problem: "is no entry in a register",
    remedy: "write the number from your register, and its court",
  },
  {
    pattern: /\bDE ?0{9}\b/gu,
    files: COMPANY_FILE,
    problem: "is no VAT number",
    remedy: "write the one that your tax office has given you",
  },
  {
    pattern: new RegExp(`(?:\\+49|\\b0)${GAP}(?:${FICTION.map(spaced).join("|")})\\b`, "gu"),
    problem: "is a telephone number for fiction",
    remedy: "write your own, as it is read and as it is dialled",
  },
  {
    pattern: /\+\d[\d ()/-]*?(?:0[ ()/-]*){5}0\b/gu,
    files: COMPANY_FILE,
    problem: "is no telephone number",
    remedy: "write your own, as it is read and as it is dialled",
  },
  {
    pattern: /\b(?:Erika|Max) Mustermann\b/gu,
    problem: "is the German sample name",
    remedy: "write the name of the person whom the law wants here",
  },
  {
    pattern: /\b(?:Beispiel|Muster)(?:gasse|straße|strasse|weg|platz)\b/giu,
    problem: "is no street",
    remedy: "write your own, with postal code and city",
  },
  {
    pattern: /\bsample: true\b/gu,
    files: FACTS_FILE,
    problem: "says that the fact above is a sample",
    remedy: "write the value that holds, then take the line out",
  },
  {
    pattern: /\bsampleProjects: true\b/gu,
    files: COMPANY_FILE,
    problem: "says that the projects are samples",
    remedy: "write your own projects, with the consent of those you name, then take the line out",
  },
  {
    pattern: /\b(?:Beispielwerte|sample figures)\b/giu,
    problem: "says that prices are samples",
    remedy: "write your prices in content/site/facts.yml, then take the note out",
  },
  {
    pattern: /\b(?:Muster(?:text)?s?|Beispieldaten|samples?)\b/giu,
    files: LEGAL_PAGES,
    problem: "says that the text is a sample",
    remedy: "have the text checked by counsel, then take the note out",
  },
];

/** @param files the content, by path from the project's root. @returns every place where sample data are left, in order */
export function findSampleData(files: readonly { path: string; text: string }[]): Problem[] {
  return files.flatMap(({ path, text }) =>
    text.split("\n").flatMap((line, index) => {
      if (path.endsWith(".yml") && line.trimStart().startsWith("#")) return [];
      const samples = SAMPLES.filter(({ files: where }) => where?.test(path) ?? true);
      return samples
        .flatMap(({ pattern, problem, remedy }) =>
          [...line.matchAll(pattern)].map((match) => ({
            file: path,
            line: index + 1,
            column: match.index + 1,
            field: match[0],
            problem,
            remedy,
          })),
        )
        .sort((a, b) => a.column - b.column);
    }),
  );
}
