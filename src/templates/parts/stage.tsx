import { type ScreenData, Screens } from "../../components/screens/screens";
import * as css from "./stage.module.css";

/** The head of a page that shows software: its screens, the first of them the page's first picture. */
export function Stage({ screens }: { screens: readonly ScreenData[] }) {
  return (
    <div className={`${css["stage"]} on-line on-blue`}>
      <Screens screens={screens} isHead isFirst />
    </div>
  );
}
