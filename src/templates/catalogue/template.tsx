import type { PageProps } from "gatsby";
import type { CatalogueContext } from "../page-contexts";
import { PageHero } from "../../components/page-hero/page-hero";
import { Section } from "../../components/section/section";
import { otherLanguage } from "../../i18n/languages";
import { Shell } from "../../layout/shell";
import * as css from "./catalogue.module.css";
import { Specimens } from "./specimens";
import { SpecimenOf } from "./specimen-of";
import { WORDS } from "./words";

export function Head({ pageContext: { catalogue } }: { pageContext: CatalogueContext }) {
  return (
    <>
      <title>{WORDS[catalogue.language].title}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

/** The living catalogue, in `npm run develop` only (docs/decisions/0012-catalogue.md). Its data is in its context. */
export default function CatalogueTemplate({ pageContext: { catalogue } }: PageProps<object, CatalogueContext>) {
  const { language, sections, tokens } = catalogue;
  const words = WORDS[language];
  const other = otherLanguage(language);
  return (
    <Shell
      language={language}
      path={`/${language}/catalogue/`}
      counterpart={`/${other}/catalogue/`}
      pathname={`/${language}/catalogue/`}
      title={words.title}
    >
      <PageHero title={words.title} echo={WORDS[other].title} lead={words.lead} trail={[]} label={words.title} />
      <Section heading={words.sections} echo={WORDS[other].sections}>
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
        <SpecimenOf key={section.type} section={section} words={words} />
      ))}
      <Specimens tokens={tokens} words={words} echoes={WORDS[other]} />
    </Shell>
  );
}
