import { Icon } from "../../components/icon/icon";
import { useText } from "../../i18n/language-provider";
import type { Category } from "../../model/views/categories";
import { CATEGORY_ICONS } from "./category-icons";
import * as css from "./kind-of-news.module.css";

export function KindOfNews({ category }: { category: Category | undefined }) {
  const text = useText();
  if (!category) return null;
  return (
    <span className={css["kind"]}>
      <Icon name={CATEGORY_ICONS[category]} />
      {` ${text(`category.${category}`)}`}
    </span>
  );
}
