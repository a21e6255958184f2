const NBSP = "\u00a0";

export const VACANCY = {
  title: `Senior Developer${NBSP}(m/f/x)`,
  short: "Senior Developer",
  lead: 'We look after <a href="/en/products/fusion/">Fusion</a> &#x26; friends.',
  code: "A8",
  line: "A",
  tasks: ["Build <em>it</em>.", "Run it.", "Write 1 &#x3C; 2."],
  profile: ["Some practice.", "Some patience.", "Some German."],
  benefits: ["Thirty days.", "A desk.", "A colleague."],
  place: "Cologne",
  remote: "three days a week",
  contract: "permanent",
  hours: { from: 32, to: 40 },
  salary: { from: 54000, to: 68000 },
  start: "1 March 2027",
  posted: "2026-10-05",
  closes: "2027-01-31",
} as const;

export const FAIR_EVENT = {
  name: `ITB${NBSP}Berlin 2027`,
  start: "2027-03-09",
  end: "2027-03-11",
  venue: "Messe Berlin",
  city: "Berlin",
  stand: "5.1 / 117",
  organiser: "Messe Berlin GmbH",
} as const;
