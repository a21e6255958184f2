import type { CatalogueSection } from "../../model/views/catalogue";
import { Section } from "../../components/section/section";
import CodeSection from "../../sections/code/section";
import { Sections } from "../../sections/sections";
import * as css from "./catalogue.module.css";
import type { Words } from "./words";

/** A section's fields, the section itself, and its example to copy. */
export function SpecimenOf({ section, words }: { section: CatalogueSection; words: Words }) {
  const { type, about, fields, file, source, view } = section;
  const id = `source-${type}`;
  return (
    <>
      <Section id={`section-${type}`} heading={type}>
        <p className="lead spaced">
          <span lang="en">{about}</span>.
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
      <Sections view={view} />
      <CodeSection
        section={{ type: "code", id, language: file, code: source, caption: words.copy }}
        view={view}
        isLast={false}
      />
    </>
  );
}
