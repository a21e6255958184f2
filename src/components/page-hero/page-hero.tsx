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
  /** Content in a corner of the ground. */
  corner?: ReactNode;
  className?: string | undefined;
  /** Content below the title. */
  children?: ReactNode;
}

/** Renders breadcrumb, title, echo and lead of a page. */
export function PageHero({ breadcrumb, label, ground = "paper", className, ...content }: PageHeroProps) {
  const { title, echo, lead, meta, side, corner, children } = content;
  const classes = [css["hero"], "on-line", ground !== "paper" && `on-${ground}`, side && css["sided"], className];
  return (
    <section className={classes.filter(Boolean).join(" ")}>
      <Breadcrumbs entries={breadcrumb} label={label} />
      <div>
        {meta && <div className={`cluster ${css["meta"]}`}>{meta}</div>}
        <HeadingWithEcho echo={echo}>
          <h1 tabIndex={-1}>{title}</h1>
        </HeadingWithEcho>
        {lead && <RichText as="p" className="lead" html={lead} />}
        {children}
      </div>
      {side && <div>{side}</div>}
      {corner}
    </section>
  );
}
