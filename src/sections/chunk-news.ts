import NewsSection from "./listing/news-section";

export const COMPONENTS = {
  "news-list": NewsSection,
};
