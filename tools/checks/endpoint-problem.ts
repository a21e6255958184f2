import { parse } from "yaml";
import { contactEndpoint, INBOX_PATH } from "../../src/contact/endpoint";
import type { Problem } from "../../src/content/problem";
import type { Company } from "../../src/model/site-files";

export const COMPANY_FILE = "content/site/company.yml";
const NAME = "contactEndpoint" satisfies keyof Company;

/**
 * Checks that visitors' messages have an endpoint.
 * @param text the company file
 * @param environment the environment of the build
 * @returns a problem at the field of the company file or at the file's beginning, `[]` if there is an endpoint
 */
export function findEndpointProblems(text: string, environment: NodeJS.ProcessEnv): Problem[] {
  const endpoint = contactEndpoint(parse(text) as Company, { ...environment, NODE_ENV: "production" });
  if (endpoint !== undefined && endpoint !== INBOX_PATH) return [];
  const [before = ""] = text.split(NAME);
  const isNamed = before !== text;
  return [
    {
      file: COMPANY_FILE,
      line: isNamed ? before.split("\n").length : 1,
      column: isNamed ? before.length - before.lastIndexOf("\n") : 1,
      field: NAME,
      problem: endpoint ? "is the inbox for this machine" : "is missing, and so is the contact form",
      remedy: "write it here, or in GATSBY_CONTACT_ENDPOINT when you build (docs/operating.md)",
    },
  ];
}
