import { Link } from "gatsby";
import { Section } from "../../components/section/section";
import { usePack, useText } from "../../languages/language-provider";
import type { SectionProps } from "../section-props";
import * as css from "./section.module.css";

/** Every page of the language, by area. */
export function SiteMapSection({ view, isLast }: SectionProps<"site-map">) {
  const text = useText();
  const { language } = usePack();
  return (
    <Section isLast={isLast}>
      <div className={css["map"]}>
        {(view.siteMap ?? []).map(({ label, path, links }) => (
          <div key={path ?? "rest"}>
            <h2>{path ? <Link to={path}>{label}</Link> : <Link to={`/${language}/`}>{text("crumbs.home")}</Link>}</h2>
            <ul className={css["links"]}>
              {links.map((link) => (
                <li key={link.path}>
                  <Link to={link.path}>{link.label}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
