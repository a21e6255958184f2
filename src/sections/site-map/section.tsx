import { Section } from "../../components/section/section";
import { useLanguagePack, useText } from "../../i18n/language-provider";
import type { SiteMapGroup } from "../../model/page-view";
import type { SectionProps } from "../section-frame";
import * as css from "./section.module.css";

/** The number of links from which a list has the whole width, below the shorter lists. */
const MIN_LONG_LIST = 16;

/** Lists every page of the language, by area. */
export default function SiteMapSection({ view, isLast }: SectionProps<"site-map">) {
  const groups = view.siteMap ?? [];
  const isLong = ({ links }: SiteMapGroup) => links.length >= MIN_LONG_LIST;
  return (
    <Section isLast={isLast}>
      <div className={css["map"]}>
        {[...groups.filter((group) => !isLong(group)), ...groups.filter(isLong)].map((group) => (
          <div key={group.path ?? group.of ?? "rest"} className={isLong(group) ? css["long"] : undefined}>
            <h2>
              <Heading {...group} />
            </h2>
            <ul className="ruled">
              {group.links.map((link) => (
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

/** Renders the parent page of a group, or the kind of its pages. */
function Heading({ label, path, of }: SiteMapGroup) {
  const text = useText();
  const { language } = useLanguagePack();
  if (of) return text(of === "legal" ? "kind.legal" : "siteMap.offers");
  return path ? <a href={path}>{label}</a> : <a href={`/${language}/`}>{text("kind.home")}</a>;
}
