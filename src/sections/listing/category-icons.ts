import type { IconName } from "../../components/icon/icon";
import type { Category } from "../../model/views/categories";

export const CATEGORY_ICONS: Record<Category, IconName> = {
  "product-family": "content",
  relaunch: "modernise",
  partnership: "integration",
  "trade-fair": "fair",
  management: "job",
};
