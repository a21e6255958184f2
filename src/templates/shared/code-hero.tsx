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
      className={`${css["coded"]} ${css[chooseSize(view.content.title)]}`}
      corner={
        <span className={css["code"]} aria-hidden="true">
          <b>{code}</b>
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

/** Chooses the size of a title by its longest word and its length, without the genders of a position in brackets. */
function chooseSize(title: string): string {
  const letters = title.replaceAll(/[\u00ad\u2060]|\s\(.+$/gu, "");
  const words = letters.split(/\s/u);
  const longest = Math.max(...words.map((word) => word.length));
  if (longest > 13 || letters.length > 24) return "long";
  return longest > 7 ? "medium" : "short";
}
