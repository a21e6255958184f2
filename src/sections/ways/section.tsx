import { Icon } from "../../components/icon/icon";
import { RichText } from "../../components/prose/prose";
import { Section } from "../../components/section/section";
import { usePack, useText } from "../../languages/language-provider";
import type { SectionProps } from "../section-props";
import * as css from "./section.module.css";

/** Telephone, e-mail and address, with hours: a blue sign on the paper. */
export function WaysSection({ section, view, isLast }: SectionProps<"ways">) {
  const text = useText();
  const { company } = usePack();
  const { id, heading, text: intro } = section;
  return (
    <Section id={id} heading={heading} echo={view.echo.parts[id]} isLast={isLast}>
      {intro && <RichText as="p" className="lead spaced" html={intro} />}
      <ul className={`${css["ways"]} on-blue`}>
        <li>
          <a href={`tel:${company.phoneLink}`}>
            <span className="pic">
              <Icon name="phone" />
            </span>
            <span>
              <b>{company.phone}</b> <small>{company.hours}</small>
            </span>
          </a>
        </li>
        <li>
          <a href={`mailto:${company.email}`}>
            <span className="pic">
              <Icon name="mail" />
            </span>
            <span>
              <b>{company.email}</b> <small>{text("ways.answer")}</small>
            </span>
          </a>
        </li>
        <li>
          <p>
            <span className="pic">
              <Icon name="place" />
            </span>
            <span>
              <b>{company.street}</b>{" "}
              <small>
                {company.postalCode} {company.city}
              </small>
            </span>
          </p>
        </li>
      </ul>
    </Section>
  );
}
