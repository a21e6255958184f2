import type { ReactNode } from "react";
import { usePack } from "../../intl/language-provider";
import type { MenuItem } from "../../intl/pack";
import type { PageLink } from "../../view/page-link";
import { ROUTES } from "../../view/routes";
import { currentAbove, currentOf } from "../current";
import { MenuLinks } from "../menu-links";
import * as css from "./menu-sheet.module.css";

/** The one menu of a phone, on one screen: contact first, then every entry in a row; what holds pages opens below its name. */
export function MenuSheet({ items, path }: { items: readonly MenuItem[]; path: string }) {
  const { company, language } = usePack();
  const contact = items.find((item) => item.path === `/${language}${ROUTES.contact}`);
  return (
    <ul className={css["sheet"]}>
      {contact && (
        <li className={`${css["row"]} ${css["contact"]}`}>
          <PageOf {...contact} path={path} target={contact.path} />
          <a href={`tel:${company.phoneLink}`}>{company.phone}</a>
        </li>
      )}
      {items.map((item) => item !== contact && <Entry key={item.label} item={item} path={path} />)}
    </ul>
  );
}

function Entry({ item: { label, path: target, lines, links = [] }, path }: { item: MenuItem; path: string }) {
  const { lines: names } = usePack();
  if (target) {
    return (
      <li>
        <PageOf label={label} path={path} target={target} />
      </li>
    );
  }
  if (!lines) {
    return (
      <li>
        <Fold links={links} path={path}>
          {label}
        </Fold>
      </li>
    );
  }
  return (
    <li>
      <p>{label}</p>
      <ul>
        {lines.map(({ line, links: pages }) => (
          <li key={line}>
            <Fold links={pages} path={path}>
              <span className="plate">{line}</span>
              {` ${names[line].name}`}
            </Fold>
          </li>
        ))}
      </ul>
      <MenuLinks className={css["row"]} links={links} path={path} />
    </li>
  );
}

function PageOf({ label, path, target = "" }: { label: string; path: string; target: string | undefined }) {
  return (
    <a href={target} aria-current={currentOf(target, path)}>
      {label}
    </a>
  );
}

/** One is open at a time, where the browser knows that. */
function Fold({ links, path, children }: { links: readonly PageLink[]; path: string; children: ReactNode }) {
  return (
    <details name="lines">
      <summary aria-current={currentAbove(links, path)}>{children}</summary>
      <MenuLinks className={css["links"]} links={links} path={path} />
    </details>
  );
}
