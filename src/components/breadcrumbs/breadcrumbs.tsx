import { useText } from "../../i18n/language-provider";
import type { PageLink } from "../../model/views/page-link";
import * as css from "./breadcrumbs.module.css";

export function Breadcrumbs({ entries, label }: { entries: readonly PageLink[]; label: string }) {
  const text = useText();
  if (entries.length === 0) return null;
  return (
    // Reader views leave `breadcrumbs` out (@mozilla/readability).
    <nav className={`${css["crumbs"]} breadcrumbs`} aria-label={text("crumbs.label")}>
      <ol>
        {entries.map((page, index) => (
          <li key={page.path}>
            <a href={page.path}>{index === 0 ? text("kind.home") : page.label}</a>
          </li>
        ))}
        <li aria-current="page">{label}</li>
      </ol>
    </nav>
  );
}
