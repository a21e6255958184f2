import type { PageProps } from "gatsby";
import { PageHero } from "../../components/page-hero/page-hero";
import { Section } from "../../components/section/section";
import { otherLanguage } from "../../i18n/languages";
import { Shell } from "../../layout/shell";
import type { CatalogueContext, CatalogueSection } from "../../model/page-view";
import CodeSection from "../../sections/code/section";
import { Sections } from "../../sections/sections";
import * as css from "./catalogue.module.css";

const TITLE = { de: "Abschnitte", en: "Sections" };
const LEAD = {
  de: "Jeder Abschnitt einmal: seine Felder aus der Deklaration und ein Beispiel zum Kopieren. Diese Seite gibt es nur während der Entwicklung.",
  en: "Every section once: its fields, from the declaration, and an example to copy. This page exists during development only.",
};

export function Head({ pageContext: { catalogue } }: { pageContext: CatalogueContext }) {
  return (
    <>
      <title>{TITLE[catalogue.language]}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

/** Renders the catalogue in `npm run develop` (docs/decisions/0002-content-check.md). Its data is in its context. */
export default function CatalogueTemplate({ pageContext: { catalogue } }: PageProps<object, CatalogueContext>) {
  const { language, sections } = catalogue;
  const [title, other] = [TITLE[language], otherLanguage(language)];
  const path = `/${language}/catalogue/`;
  return (
    <Shell language={language} currentPaths={[path]} counterpart={`/${other}/catalogue/`} title={title}>
      <PageHero title={title} echo={TITLE[other]} lead={LEAD[language]} breadcrumb={[]} label={title} />
      <Section>
        <ul className={css["contents"]}>
          {sections.map(({ type }) => (
            <li key={type}>
              <a className="code" href={`#section-${type}`}>
                {type}
              </a>
            </li>
          ))}
        </ul>
      </Section>
      {sections.map((section) => (
        <Specimen key={section.type} section={section} />
      ))}
    </Shell>
  );
}

/** Renders the fields of a section (`?` means optional), the section, and its example to copy. */
function Specimen({ section }: { section: CatalogueSection }) {
  const { type, about, fields, file, source, view } = section;
  const id = `source-${type}`;
  return (
    <>
      <Section id={`section-${type}`} heading={type}>
        <p className="lead spaced">
          <span lang="en">{about}</span>.
        </p>
        <table className={css["fields"]}>
          <tbody>
            {fields.map(({ name, sentence, isRequired }) => (
              <tr key={name}>
                <th scope="row" className="code">
                  {isRequired ? name : `${name}?`}
                </th>
                <td lang="en">{sentence}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <Sections view={view} />
      <CodeSection
        section={{ type: "code", id, language: file, code: source, caption: file }}
        view={view}
        isLast={false}
      />
    </>
  );
}
