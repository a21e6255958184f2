import { escapeHtml } from "../../escape-html";
import type { JobPosting } from "schema-dts";
import type { Language } from "../../i18n/languages";
import type { FormatMessage } from "../../i18n/messages";
import { endOfDay } from "../../i18n/start-of-day";
import type { ContentOf } from "../../model/kinds";
import type { Site, SitePage } from "../site";
import { address, companyReference, logo } from "./organization";
import { plainText, htmlToText } from "./plain-text";

type Vacancy = ContentOf<"vacancy">;

/** The shortest full-time week of German collective agreements. */
const FULL_TIME_HOURS = 35;

/** Describes an open vacancy (Google Search Central, "Job posting"), as docs/decisions/0018-crawlers.md explains. */
export function createJobPosting(site: Site, page: SitePage, content: Vacancy, text: FormatMessage): JobPosting {
  const { path, language } = page;
  const { title, code, posted, closes, salary, telecommute } = content;
  const { siteUrl, name } = site.company;
  return {
    "@type": "JobPosting",
    url: siteUrl + path,
    title: plainText(title),
    description: description(content, text),
    identifier: { "@type": "PropertyValue", name, value: code },
    datePosted: posted,
    validThrough: closes && endOfDay(closes),
    employmentType: employmentTypes(content),
    workHours: text("vacancy.hoursRange", content.hours),
    hiringOrganization: { ...companyReference(site, language), logo: logo(site) },
    jobLocation: { "@type": "Place", address: address(site, language) },
    ...(telecommute && describeTelecommuting(site, language)),
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "EUR",
      value: { "@type": "QuantitativeValue", minValue: salary.from, maxValue: salary.to, unitText: "YEAR" },
    },
  };
}

function describeTelecommuting({ company: { country } }: Site, language: Language) {
  const name = new Intl.DisplayNames([language], { type: "region" }).of(country) ?? country;
  return { jobLocationType: "TELECOMMUTE", applicantLocationRequirements: { "@type": "Country", name } } as const;
}

/** Creates the description as HTML, which Google recommends, with the headings of the page. */
function description({ lead, tasks, profile, benefits }: Vacancy, text: FormatMessage): string {
  const toText = (html: string) => escapeHtml(htmlToText(html));
  const list = (heading: string, items: readonly string[]) =>
    `<p>${heading}</p><ul>${items.map((item) => `<li>${toText(item)}</li>`).join("")}</ul>`;
  const lists = [list(text("sign.tasks"), tasks), list(text("sign.profile"), profile)];
  return [`<p>${toText(lead)}</p>`, ...lists, list(text("sign.benefits"), benefits)].join("");
}

function employmentTypes({ contract, hours }: Vacancy): string[] {
  if (contract === "freelance") return ["CONTRACTOR"];
  return [
    ...(hours.to >= FULL_TIME_HOURS ? ["FULL_TIME"] : []),
    ...(hours.from < FULL_TIME_HOURS ? ["PART_TIME"] : []),
    ...(contract === "fixed-term" ? ["TEMPORARY"] : []),
  ];
}
