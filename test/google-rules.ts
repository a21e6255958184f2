/**
 * What Google asks of structured data: the tables of developers.google.com/search/docs/appearance, as of November 2026.
 * Names with dots lie inside others.
 */
export interface GoogleRules {
  /** The page of the documentation, below /search/docs/appearance/. */
  source: string;
  required: readonly string[];
  recommended: readonly string[];
  /** Recommended, and left out here, each with the reason. */
  leftOut: Readonly<Record<string, string>>;
}

const NOT_ON_THE_PAGE = "not on the home page: only what is visible is marked up";
const NONE = "the company has none";

export const GOOGLE_RULES = {
  Organization: {
    source: "structured-data/organization",
    required: [],
    recommended: [
      "name",
      "url",
      "logo",
      "legalName",
      "email",
      "telephone",
      "address",
      "address.addressCountry",
      "address.addressLocality",
      "address.postalCode",
      "address.streetAddress",
      "address.addressRegion",
      "alternateName",
      "contactPoint",
      "description",
      "duns",
      "foundingDate",
      "globalLocationNumber",
      "iso6523Code",
      "leiCode",
      "naics",
      "numberOfEmployees",
      "sameAs",
      "taxID",
      "vatID",
    ],
    leftOut: {
      "address.addressRegion": "German addresses have none",
      alternateName: NONE,
      contactPoint: "telephone and e-mail are the company's own",
      description: NOT_ON_THE_PAGE,
      duns: NONE,
      foundingDate: NOT_ON_THE_PAGE,
      globalLocationNumber: NONE,
      iso6523Code: NONE,
      leiCode: NONE,
      naics: "a North American code",
      numberOfEmployees: NOT_ON_THE_PAGE,
      sameAs: NONE,
      taxID: NOT_ON_THE_PAGE,
      vatID: NOT_ON_THE_PAGE,
    },
  },
  WebSite: {
    source: "site-names",
    required: ["name", "url"],
    recommended: ["alternateName"],
    leftOut: { alternateName: NONE },
  },
  BreadcrumbList: {
    source: "structured-data/breadcrumb",
    required: ["itemListElement", "itemListElement.name", "itemListElement.position", "itemListElement.item"],
    recommended: [],
    leftOut: {},
  },
  NewsArticle: {
    source: "structured-data/article",
    required: [],
    recommended: ["author", "author.name", "author.url", "dateModified", "datePublished", "headline", "image"],
    leftOut: { dateModified: "articles do not show when they were changed" },
  },
  JobPosting: {
    source: "structured-data/job-posting",
    required: [
      "datePosted",
      "description",
      "hiringOrganization",
      "hiringOrganization.name",
      "jobLocation",
      "jobLocation.address",
      "jobLocation.address.addressCountry",
      "title",
    ],
    recommended: [
      "applicantLocationRequirements",
      "baseSalary",
      "baseSalary.currency",
      "baseSalary.value.minValue",
      "baseSalary.value.maxValue",
      "baseSalary.value.unitText",
      "directApply",
      "employmentType",
      "hiringOrganization.logo",
      "identifier",
      "jobLocation.address.addressLocality",
      "jobLocation.address.addressRegion",
      "jobLocation.address.postalCode",
      "jobLocation.address.streetAddress",
      "jobLocationType",
      "validThrough",
    ],
    leftOut: {
      directApply: "true where one applies on the page itself: here it is done by e-mail",
      "jobLocation.address.addressRegion": "German addresses have none",
    },
  },
  Event: {
    source: "structured-data/event",
    required: ["location", "location.address", "name", "startDate"],
    recommended: [
      "description",
      "endDate",
      "eventStatus",
      "image",
      "location.name",
      "offers",
      "organizer",
      "organizer.name",
      "organizer.url",
      "performer",
      "previousStartDate",
    ],
    leftOut: {
      offers: "the fair sells the tickets",
      "organizer.url": "the page links to no other site",
      performer: "nobody performs at a fair",
      previousStartDate: "for events that were moved",
    },
  },
} as const satisfies Record<string, GoogleRules>;

/** Types that this site must not mark up (quality F5), and why Google would hold it against it. */
export const FORBIDDEN_TYPES = {
  Product: "structured-data/product-snippet: without offer, review or rating it is an error",
  FAQPage: "structured-data/faqpage: for authorities and health sites only",
  SearchAction: "the site has no search, and Google shows no search box any more (2024)",
} as const;
