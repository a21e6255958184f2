import ComparisonSection from "./comparison/section";
import FactCardSection from "./fact-card/section";
import FaresSection from "./listing/fares-section";
import FigureSection from "./figure/section";
import ItemsSection from "./items/section";
import LinkListSection from "./listing/link-list-section";
import OfferSection from "./listing/offer-section";
import QuestionsSection from "./questions/section";
import RelatedSection from "./related/section";
import TextSection from "./text/section";
import WaysSection from "./ways/section";

export const COMPONENTS = {
  comparison: ComparisonSection,
  "fact-card": FactCardSection,
  "fare-list": FaresSection,
  figure: FigureSection,
  items: ItemsSection,
  "link-list": LinkListSection,
  "offer-list": OfferSection,
  questions: QuestionsSection,
  related: RelatedSection,
  text: TextSection,
  ways: WaysSection,
};
