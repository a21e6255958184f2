import type { CatalogueSection } from "../../model/views/catalogue";
import { Section } from "../../components/section/section";
import CodeSection from "../../sections/code/section";
import { Sections } from "../../sections/sections";
import * as css from "./catalogue.module.css";

/** A section's fields (`?`: may be left out), the section itself, and its example to copy. */
export function SpecimenOf({ section }: { section: CatalogueSection }) {
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
