import type { ReactNode } from "react";
import type { PageLink } from "../../model/views/page-link";
import { Breadcrumbs } from "../breadcrumbs/breadcrumbs";
import { RichText } from "../prose/prose";
import { HeadingWithEcho } from "../heading-with-echo/heading-with-echo";
import * as css from "./page-hero.module.css";

export interface PageHeroProps {
  title: ReactNode;
  echo?: string | undefined;
  lead?: string | undefined;
  breadcrumb: readonly PageLink[];
  label: string;
  ground?: "paper" | "blue" | "ink";
  /** Plate and kind, or date, above the title. */
  meta?: ReactNode;
  /** Content beside the title on wide screens, else below it. */
  side?: ReactNode;
  /** Content below title and side. */
  below?: ReactNode;
  /** The letter of a line or the code of a page, as large as a platform's number. Screen readers skip it. */
  code?: string;
  className?: string | undefined;
  /** Content below the title. */
  children?: ReactNode;
}

const GROUNDS = { paper: "", blue: "on-blue", ink: "on-ink" };

/** Renders breadcrumb, title, echo and lead of a page. */
export function PageHero({
  breadcrumb,
  label,
  ground = "paper",
  side,
  below,
  code,
  className,
  ...text
}: PageHeroProps) {
  const classes = [css["hero"], "on-line", GROUNDS[ground], side && css["sided"], code && css["coded"], className];
  return (
    <section className={classes.filter(Boolean).join(" ")}>
      <Breadcrumbs entries={breadcrumb} label={label} />
      <HeroText {...text} size={code && chooseSize(typeof text.title === "string" ? text.title : label)} />
      {side && <div>{side}</div>}
      {below && <div className={css["below"]}>{below}</div>}
      {code && (
        <span className={css["code"]} aria-hidden="true">
          <b>{code}</b>
        </span>
      )}
    </section>
  );
}

type HeroTextProps = Pick<PageHeroProps, "title" | "echo" | "lead" | "meta" | "children">;

/** Chooses the size of a title that shares its row with a code. */
function chooseSize(title: string): string | undefined {
  const words = title.replaceAll(/[\u00ad\u2060]/gu, "").split(/\s|(?<=\p{L}{3}-)/u);
  const longest = Math.max(...words.map((word) => word.length));
  return css[longest > 18 ? "longest" : longest > 13 ? "long" : words.length > 1 || longest > 10 ? "medium" : "short"];
}

function HeroText({ title, size, echo, lead, meta, children }: HeroTextProps & { size: string | undefined }) {
  return (
    <div className={size}>
      {meta && <div className={`cluster ${css["meta"]}`}>{meta}</div>}
      <HeadingWithEcho echo={echo}>
        <h1 tabIndex={-1}>{title}</h1>
      </HeadingWithEcho>
      {lead && <RichText as="p" className="lead" html={lead} />}
      {children}
    </div>
  );
}
