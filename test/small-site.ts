/** Small sites for tests. Default values fill the fields that a test does not set. */
import type { Entry } from "../src/content/load";
import type { Language } from "../src/i18n/languages";
import { type Kind, kindOf } from "../src/model/kinds";
import type { Navigation } from "../src/model/navigation-file";
import type { Company, Lines } from "../src/model/site-files";
import { createSite } from "../src/site/create-site";
import type { Site, SitePage } from "../src/site/site";

type Fields = Record<string, unknown>;

/** Required fields of each kind, beyond those of every page. */
const FIELDS: Partial<Record<Kind, Fields>> = {
  service: { line: "A", question: "Who keeps it running?" },
  solution: { line: "A", question: "What does it cost to wait?" },
  product: { line: "A", code: "A1" },
  "case-study": { line: "A", sector: "Rail travel", year: 2024, from: "3 systems", to: "1 platform", time: "9 months" },
  article: { date: "2026-05-01", category: "partnership" },
  vacancy: { line: "A", code: "A1", place: "Cologne", remote: "Two days a week", posted: "2026-10-01" },
  landing: { line: "A", proof: "/case-study/alpha/" },
  legal: { updated: "2026-01-01", summary: ["A sentence."] },
  notice: { ways: ["/contact/", "/"] },
};

const COMPANY: Company = {
  name: "Signalbau",
  legalName: "Signalbau GmbH",
  siteUrl: "https://www.signalbau.example",
  street: "Musterweg 2",
  postalCode: "50667",
  city: "Köln",
  cityEnglish: "Cologne",
  country: "DE",
  phone: "+49 221 4710 999",
  phoneLink: "+492214710999",
  email: "post@signalbau.example",
  careerEmail: "stellen@signalbau.example",
  pressEmail: "presse@signalbau.example",
  privacyEmail: "daten@signalbau.example",
  hours: { de: "Montag bis Freitag", en: "Monday to Friday" },
  manager: "Erika Mustermann",
  registerCourt: "Amtsgericht Köln",
  registerNumber: "HRB 00000",
  vatId: "DE000000000",
  founded: 2009,
  people: 60,
};

const line = (name: string): Lines["A"] => ({
  name: { de: `${name} (de)`, en: `${name} (en)` },
  text: { de: `Was ${name} tut`, en: `What ${name} does` },
});

const LINES: Lines = {
  A: line("Booking"),
  B: line("Content"),
  C: line("Integration"),
  D: line("Design"),
  E: line("Modernise"),
};

const NAVIGATION: Navigation = { main: [], footer: [], legal: [] };

type Headings = Record<string, string>;

function entry(language: Language, route: string, content: Fields, headings: Headings): Entry {
  const kind = kindOf(route);
  const title = `${language} ${route}`;
  const common = { title, description: `About ${title}`, lead: "The first paragraph." };
  const body = Object.entries(headings).map(([id, heading]) => ({ id, heading, html: `<p>${heading}</p>` }));
  return { route, language, kind, body, content: { ...common, ...FIELDS[kind], ...content } };
}

/** Creates a German page. Its kind follows from its route. */
export const de = (route: string, content: Fields = {}, headings: Headings = {}): Entry =>
  entry("de", route, content, headings);

export const en = (route: string, content: Fields = {}, headings: Headings = {}): Entry =>
  entry("en", route, content, headings);

export const both = (route: string, content: Fields = {}): Entry[] => [de(route, content), en(route, content)];

interface Settings {
  today?: string;
  company?: Partial<Company>;
  navigation?: Partial<Navigation>;
  redirects?: Site["redirects"];
}

/** Creates a site, by default on 20 November 2026. */
export function smallSite(entries: readonly (Entry | Entry[])[], settings: Settings = {}): Site {
  const { today = "2026-11-20", company, navigation, redirects = [] } = settings;
  const site = {
    company: { ...COMPANY, ...company },
    lines: LINES,
    navigation: { ...NAVIGATION, ...navigation },
    redirects,
  };
  return createSite({ entries: entries.flat(), site, problems: [] }, today);
}

/** Finds the page at a path such as `/de/contact/`. @throws {Error} if it is missing */
export function pageAt(site: Site, path: string): SitePage {
  const page = site.pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`${path} - is missing in the test's site - add it`);
  return page;
}
