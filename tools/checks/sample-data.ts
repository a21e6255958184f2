import type { Problem } from "../../src/content/problem";

interface Sample {
  pattern: RegExp;
  /** Paths of files in which the pattern is sample data, by default all. */
  files?: RegExp;
  problem: string;
  remedy: string;
}

const COMPANY_FILE = /^content\/site\/company\.yml$/u;
const FACTS_FILE = /^content\/site\/facts\.yml$/u;
const NEWS = /^content\/pages\/news\//u;
const LEGAL_PAGES = /^content\/pages\/(?:imprint|terms|AGB|privacy-policy|privacy-policy-applicants)\//u;

/** Telephone numbers for films and books, x for any digit (Bundesnetzagentur, Mitteilung 148/2021): five cities, mobile. */
const FICTION = [
  ...["3023125xxx", "6990009xxx", "4066969xxx", "2214710xxx", "8999998xxx"],
  ...["15228817386", "15228895456", "15254599371", "17139200xx", "1729925904", "1729968532", "1729973185"],
  ...["1729973186", "1729980752", "1749091317", "1749464308", "176040690xx"],
];

const GAP = "[ ()/-]*";
const spaced = (digits: string) => [...digits].join(GAP).replaceAll("x", "\\d");

/** Data that a published site must not contain. */
const SAMPLES: readonly Sample[] = [
  {
    // Reserved domains (RFC 2606, RFC 6761).
    pattern: /[\w.+-]*@?[\w.-]*(?:\.(?:example|invalid)|\bexample\.(?:com|net|org))\b/giu,
    problem: "is a reserved domain",
    remedy: "write your own",
  },
  {
    pattern: /\bHR[AB] ?0+\b/gu,
    files: COMPANY_FILE,
    problem: "is a sample of a register number",
    remedy: "write the number from your register, and its court",
  },
  {
    pattern: /\bDE ?0{9}\b/gu,
    files: COMPANY_FILE,
    problem: "is a sample of a VAT number",
    remedy: "write the number from your tax office",
  },
  {
    pattern: new RegExp(`(?:\\+49|\\b0)${GAP}(?:${FICTION.map(spaced).join("|")})\\b`, "gu"),
    problem: "is a telephone number for fiction",
    remedy: "write your own number, readable and for dialling",
  },
  {
    pattern: /\+\d[\d ()/-]*?(?:0[ ()/-]*){5}0\b/gu,
    files: COMPANY_FILE,
    problem: "is a sample of a telephone number",
    remedy: "write your own number, readable and for dialling",
  },
  {
    pattern: /\b(?:Erika|Max) Mustermann\b/gu,
    problem: "is the German sample name",
    remedy: "write the name of the person that the law requires",
  },
  {
    pattern: /\b(?:Beispiel|Muster)(?:gasse|straße|strasse|weg|platz)\b/giu,
    problem: "is a sample of a street",
    remedy: "write your own street, with postal code and city",
  },
  {
    pattern: /\bsample: true\b/gu,
    files: FACTS_FILE,
    problem: "marks the fact above as a sample",
    remedy: "write the real value, then remove the line",
  },
  {
    pattern: /\bsampleProjects: true\b/gu,
    files: COMPANY_FILE,
    problem: "marks the projects as samples",
    remedy: "write your own projects, with the consent of the clients, then remove the line",
  },
  {
    pattern: /\b(?:Beispieldarstellung|Sample:)/gu,
    files: NEWS,
    problem: "marks the article as a sample",
    remedy: "report on your own projects, with the consent of the clients",
  },
  {
    pattern: /\b(?:Beispielwerte|sample figures)\b/giu,
    problem: "marks prices as samples",
    remedy: "write your prices in content/site/facts.yml, then remove the note",
  },
  {
    pattern: /\b(?:Muster(?:text)?s?|Beispieldaten|samples?)\b/giu,
    files: LEGAL_PAGES,
    problem: "marks the text as a sample",
    remedy: "have the text checked by counsel, then remove the note",
  },
];

/** Finds remaining sample data. @param files the content, with paths from the project's root */
export function findSampleData(files: readonly { path: string; text: string }[]): Problem[] {
  return files.flatMap(({ path, text }) =>
    text.split("\n").flatMap((line, index) => {
      if (path.endsWith(".yml") && line.trimStart().startsWith("#")) return [];
      const samples = SAMPLES.filter((sample) => sample.files?.test(path) ?? true);
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
