import type { Draft, DraftPage, Rule } from "../draft";
import type { Problem } from "../problem";
import { duplicates } from "../rules/duplicates";
import { headings } from "../rules/headings";
import { landmarks } from "../rules/landmarks";
import { links } from "../rules/links";
import { names } from "../rules/names";
import { parity } from "../rules/parity";
import { pictures } from "../rules/pictures";
import { characters, texts } from "../rules/texts";
import { explainIssues } from "./explain";

/** Rules for any site. A model adds rules of its own. */
const RULES: readonly Rule[] = [parity, duplicates, headings, names, landmarks, links, pictures, texts, characters];

/** Reports every mistake that declarations and rules find, unsorted. */
export function checkDraft(draft: Draft): Problem[] {
  const { model, pages, site } = draft;
  const rules = [...RULES, ...model.rules];
  const checkPage = (page: DraftPage): Problem[] => [
    ...(isReadable(page) ? explainIssues(page, `the kind ${page.kind}`) : []),
    ...rules.flatMap((rule) => rule.page?.(page, draft) ?? []),
    ...page.fields.flatMap((field) => rules.flatMap((rule) => rule.field?.(field, page, draft) ?? [])),
  ];
  return [
    ...pages.flatMap(checkPage),
    ...Object.values(site).flatMap((file) => [
      ...explainIssues(file, file.file.path),
      ...file.fields.flatMap((field) => rules.flatMap((rule) => rule.siteField?.(field, file, draft) ?? [])),
    ]),
    ...rules.flatMap((rule) => rule.site?.(draft) ?? []),
  ];
}

const isReadable = ({ file }: DraftPage) => file.problems.length === 0;
