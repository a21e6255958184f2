import { escapeHtml } from "../../escape-html";
import type { JobPosting } from "schema-dts";
import type { Language } from "../../i18n/languages";
import type { FormatMessage } from "../../i18n/messages";
import { endOfDay } from "../../i18n/start-of-day";
import type { ContentOf } from "../../model/kinds";
import type { Site, SitePage } from "../site";
import { address, company, logo } from "./organization";
import { plainText, textOfHtml } from "./plain-text";

type Vacancy = ContentOf<"vacancy">;

/** A week of so many hours counts as full time: the shortest that German collective agreements know. */
const FULL_WEEK = 35;

/**
 * An open vacancy (Google Search Central, "Job posting"). A filled one has none: its page is not indexable. Nothing
 * says `directApply`: a reader sees the form, but no such value on the page (docs/decisions/0018-crawlers.md).
 */
export function jobPosting(
  site: Site,
  { path, language }: SitePage,
  content: Vacancy,
  text: FormatMessage,
): JobPosting {
  const { title, code, posted, closes, salary, telecommute } = content;
  const { siteUrl, name } = site.company;
  return {
    "@type": "JobPosting",
    url: siteUrl + path,
    title: plainText(title),
    description: description(content, text),
    identifier: { "@type": "PropertyValue", name, value: code },
    datePosted: posted,
    ...(closes ? { validThrough: endOfDay(closes) } : {}),
    employmentType: employmentTypes(content),
    workHours: text("vacancy.hoursRange", content.hours),
    hiringOrganization: { ...company(site, language), logo: logo(site) },
    jobLocation: { "@type": "Place", address: address(site, language) },
    ...(telecommute
      ? {
          jobLocationType: "TELECOMMUTE",
          applicantLocationRequirements: { "@type": "Country", name: countryName(site, language) },
        }
      : {}),
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "EUR",
      value: { "@type": "QuantitativeValue", minValue: salary.from, maxValue: salary.to, unitText: "YEAR" },
    },
  };
}

function countryName({ company: { country } }: Site, language: Language): string {
  return new Intl.DisplayNames([language], { type: "region" }).of(country) ?? country;
}

/** @returns HTML, as Google asks for: tasks, profile and benefits under the page's own headings. */
function description({ lead, tasks, profile, benefits }: Vacancy, text: FormatMessage): string {
  const part = (heading: string, items: readonly string[]) =>
    `<p>${heading}</p><ul>${items.map((item) => `<li>${escaped(item)}</li>`).join("")}</ul>`;
  return [
    `<p>${escaped(lead)}</p>`,
    part(text("sign.tasks"), tasks),
    part(text("sign.profile"), profile),
    part(text("sign.benefits"), benefits),
  ].join("");
}

function escaped(html: string): string {
  return escapeHtml(textOfHtml(html));
}

function employmentTypes({ contract, hours }: Vacancy): string[] {
  if (contract === "freelance") return ["CONTRACTOR"];
  return [
    ...(hours.to >= FULL_WEEK ? ["FULL_TIME"] : []),
    ...(hours.from < FULL_WEEK ? ["PART_TIME"] : []),
    ...(contract === "fixed-term" ? ["TEMPORARY"] : []),
  ];
}
