import type { RawContent, RawPage, Rule } from "../raw-content";
import type { Problem } from "../problem";
import { duplicatesRule } from "../rules/duplicates";
import { headingsRule } from "../rules/headings";
import { linksRule } from "../rules/links";
import { namesRule } from "../rules/names";
import { parityRule } from "../rules/parity";
import { picturesRule } from "../rules/pictures";
import { textsRule } from "../rules/texts";
import { explainIssues } from "./explain-issues";

/** Rules for any site. A model adds rules of its own. */
const RULES: readonly Rule[] = [
  parityRule,
  duplicatesRule,
  headingsRule,
  namesRule,
  linksRule,
  picturesRule,
  textsRule,
];

/** Reports every mistake that declarations and rules find, unsorted. */
export function checkRawContent(content: RawContent): Problem[] {
  const { model, pages, site } = content;
  const rules = [...RULES, ...model.rules];
  const checkPage = (page: RawPage): Problem[] => [
    ...(isReadable(page) ? explainIssues(page, `the kind ${page.kind}`) : []),
    ...rules.flatMap((rule) => rule.page?.(page, content) ?? []),
    ...page.fields.flatMap((field) => rules.flatMap((rule) => rule.field?.(field, page, content) ?? [])),
  ];
  return [
    ...pages.flatMap(checkPage),
    ...Object.values(site).flatMap((file) => [
      ...explainIssues(file, file.file.path),
      ...file.fields.flatMap((field) => rules.flatMap((rule) => rule.siteField?.(field, file, content) ?? [])),
    ]),
    ...rules.flatMap((rule) => rule.site?.(content) ?? []),
  ];
}

const isReadable = ({ file }: RawPage) => file.problems.length === 0;
