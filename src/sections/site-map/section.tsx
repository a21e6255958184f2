import { Section } from "../../components/section/section";
import { usePack, useText } from "../../intl/language-provider";
import type { SectionProps } from "../section-props";
import * as css from "./section.module.css";

/** Every page of the language, by area. */
export default function SiteMapSection({ view, isLast }: SectionProps<"site-map">) {
  const text = useText();
  const { language } = usePack();
  return (
    <Section isLast={isLast}>
      <div className={css["map"]}>
        {(view.siteMap ?? []).map(({ label, path, links }) => (
          <div key={path ?? "rest"}>
            <h2>{path ? <a href={path}>{label}</a> : <a href={`/${language}/`}>{text("crumbs.home")}</a>}</h2>
            <ul className={css["links"]}>
              {links.map((link) => (
                <li key={link.path}>
                  <a href={link.path}>{link.label}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
