import { Icon, type IconName } from "../../components/icon/icon";
import { useText } from "../../i18n/language-provider";
import type { Category } from "../../model/views/categories";
import * as css from "./category-label.module.css";

const ICONS: Record<Category, IconName> = {
  "product-family": "content",
  relaunch: "modernise",
  partnership: "integration",
  "trade-fair": "fair",
  management: "job",
};

export function CategoryLabel({ category }: { category: Category | undefined }) {
  const text = useText();
  if (!category) return null;
  return (
    <span className={`quiet ${css["kind"]}`}>
      <Icon name={ICONS[category]} />
      {` ${text(`category.${category}`)}`}
    </span>
  );
}
