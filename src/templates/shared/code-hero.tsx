import { PageHero, type PageHeroProps } from "../../components/page-hero/page-hero";
import type { PageView } from "../../model/page-view";
import * as css from "./code-hero.module.css";
import { heroProps } from "./page";

type CodeHeroProps = Pick<PageHeroProps, "ground" | "meta" | "children"> & {
  view: PageView<"service"> | PageView<"solution"> | PageView<"product"> | PageView<"vacancy">;
  /** The letter of a line or the code of a page. */
  code: string;
  title?: PageHeroProps["title"];
};

/** Renders the head of a page with its code, as large as a platform's number. Screen readers skip the code. */
export function CodeHero({ view, code, meta, ...props }: CodeHeroProps) {
  return (
    <PageHero
      {...heroProps(view)}
      lead={view.content.lead}
      className={`${css["coded"]} ${css[view.titleSize ?? ""] ?? ""}`}
      corner={
        <span className={css["code"]} aria-hidden="true">
          <b className={code.length > 1 ? css["numbered"] : undefined}>{code}</b>
        </span>
      }
      meta={
        <>
          <span className="plate">{code}</span> {meta}
        </>
      }
      {...props}
    />
  );
}
