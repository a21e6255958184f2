import type { CatalogueSection } from "../../catalogue/catalogue";
import { Section } from "../../components/section/section";
import { CodeSection } from "../../sections/code/section";
import { CONTACT_SECTIONS } from "../../sections/contact-sections";
import { HOME_SECTIONS } from "../../sections/home-sections";
import { LIST_SECTIONS } from "../../sections/list-sections";
import { OFFER_SECTIONS } from "../../sections/offer-sections";
import { Sections } from "../../sections/sections";
import * as css from "./catalogue.module.css";
import type { Words } from "./words";

const COMPONENTS = { ...HOME_SECTIONS, ...CONTACT_SECTIONS, ...LIST_SECTIONS, ...OFFER_SECTIONS };

/** A section's fields, the section itself, and its example to copy. */
export function SpecimenOf({ section, words }: { section: CatalogueSection; words: Words }) {
  const { type, about, where, fields, file, source, view } = section;
  const id = `source-${type}`;
  return (
    <>
      <Section id={`section-${type}`} heading={type}>
        <p className="lead spaced">
          <span lang="en">{about}</span>. {words.where}: <span lang="en">{where}</span>.
        </p>
        <table className={css["fields"]}>
          <thead>
            <tr>
              <th scope="col">{words.field}</th>
              <th scope="col">{words.what}</th>
              <th scope="col">{words.required}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ name, sentence, isRequired }) => (
              <tr key={name}>
                <th scope="row" className="code">
                  {name}
                </th>
                <td lang="en">{sentence}</td>
                <td>{isRequired ? words.yes : words.no}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <Sections view={view} components={COMPONENTS} />
      <CodeSection
        section={{ type: "code", id, language: file, code: source, caption: words.copy }}
        view={view}
        isLast={false}
      />
    </>
  );
}
