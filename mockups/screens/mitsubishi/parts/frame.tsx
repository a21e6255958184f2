import type { ReactNode } from "react";
import { type T, useLanguage } from "../../language";

interface FrameProps {
  tabs: readonly string[];
  open: number;
  who: string;
  children: ReactNode;
}

/** What stands over the pages of a dealer. */
export const dealer = (t: T) => ({
  tabs: t(["Artikel", "Änderungen der Nacht", "Merkliste"], ["Products", "Last night’s changes", "Shortlist"]),
  who: t("Elektro Brandt GmbH, Deutschland", "Hartley Electrical Ltd, United Kingdom"),
});

/** The bar over every page: the catalogue's name, where one is in it, whose it is. */
export function Frame({ tabs, open, who, children }: FrameProps) {
  const { t } = useLanguage();
  const name = t("Produktkatalog", "Product catalogue");
  return (
    <div className="frame grid tall rows-48-1fr">
      <header className="flex">
        <strong className="size-18">{name}</strong>
        <nav className="flex" aria-label={name}>
          {tabs.map((tab, index) => (
            <a
              className={`undecorated padding-0-16 ${index === open ? "on-petrol white semibold" : "regular"}`}
              key={tab}
              href={`#${index}`}
              aria-current={index === open ? "page" : undefined}
            >
              {tab}
            </a>
          ))}
        </nav>
        <span className="soft push">{who}</span>
      </header>
      {children}
    </div>
  );
}

const STATES = {
  good: ["M2 2h8v8H2z", "in-#1b6333"],
  low: ["M2 6h8v4H2zM2 2h8v8H2z", "in-amber"],
  none: ["M2 2h8v8H2zM2 10 10 2", "in-alarm"],
} as const;

/** A sign before a state: full, half and open, told apart without colour. */
export function State({ of, children }: { of: "good" | "low" | "none"; children: ReactNode }) {
  const [shape, colour] = STATES[of];
  return (
    <span className={`state ${of} ${colour}`}>
      <svg className="below-4 height-13 unfilled" viewBox="0 0 12 12" aria-hidden="true">
        <path d={shape} />
      </svg>
      {children}
    </span>
  );
}
