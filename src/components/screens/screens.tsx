import { Picture, type PictureData } from "../picture/picture";
import { RichText } from "../prose/prose";
import * as calloutsCss from "./callouts.module.css";
import * as css from "./screens.module.css";

/** A screen as a page's data carries it: its picture, and what to look at, each with its place in per cent. */
export interface ScreenData extends PictureData {
  callouts?: readonly { at: readonly number[]; text: string }[];
}

/** How several stand: a phone over the corner of a window, in a row, each for itself below the other. */
export type Arrangement = "pair" | "row" | undefined;

interface ScreensProps {
  screens: readonly ScreenData[];
  as?: Arrangement;
  /** At the head of a page: as wide as that, cut off below, without callouts. */
  isHead?: boolean;
  /** Whether the first one is the page's first picture (quality V13). */
  isFirst?: boolean;
}

/** Screens at work: windows and phones in frames, numbered, and beside or below them what to look at. */
export function Screens({ screens, as, isHead = false, isFirst = false }: ScreensProps) {
  const groups = as || isHead ? [screens] : screens.map((screen) => [screen]);
  const arrangement = (as ?? (screens.length === 1 ? undefined : isHead && arrangementOf(screens))) || "single";
  return groups.map((group, index) => (
    <figure key={index} className={`${css["group"]} ${css[arrangement]} ${isHead ? css["head"] : ""}`}>
      <div className={css["frames"]}>
        {group.map((screen, at) => (
          <Frame
            key={at}
            screen={screen}
            from={countBefore(group, at)}
            sizes={sizesOf(arrangement, isPhone(screen), isHead)}
            isFirst={isFirst && index + at === 0}
          />
        ))}
      </div>
      <Callouts texts={group.flatMap(({ callouts = [] }) => callouts.map(({ text }) => text))} />
    </figure>
  ));
}

/** An upright screen is a phone's. */
const isPhone = ({ image }: ScreenData) => image !== undefined && image.height > image.width;

const arrangementOf = (screens: readonly ScreenData[]): Arrangement => (screens.every(isPhone) ? "row" : "pair");

const countBefore = (group: readonly ScreenData[], at: number) =>
  group.slice(0, at).reduce((count, { callouts = [] }) => count + callouts.length, 0);

function sizesOf(arrangement: string, isUpright: boolean, isHead: boolean): string {
  if (arrangement === "pair") {
    if (isUpright) return "(min-width: 64rem) 20vw, 22vw";
    return isHead ? "(min-width: 64rem) 69vw, 74vw" : "(min-width: 64rem) 57vw, 74vw";
  }
  if (isUpright) return "(min-width: 64rem) 19vw, 44vw";
  return isHead ? "(min-width: 64rem) 86vw, 92vw" : "(min-width: 64rem) 55vw, 90vw";
}

function Frame({ screen, from, ...shown }: { screen: ScreenData; from: number; sizes: string; isFirst: boolean }) {
  const { callouts = [] } = screen;
  return (
    <div className={css[isPhone(screen) ? "phone" : "window"]}>
      <div className={css["glass"]}>
        <Picture picture={screen} {...shown} />
        {callouts.length > 0 && (
          <svg className={css["marks"]} aria-hidden="true">
            {callouts.map(({ at: [left = 0, top = 0] }, index) => (
              <g key={index}>
                <circle cx={`${left}%`} cy={`${top}%`} />
                <text x={`${left}%`} y={`${top}%`}>
                  {from + index + 1}
                </text>
              </g>
            ))}
          </svg>
        )}
      </div>
    </div>
  );
}

/** What to look at on screens, by the numbers on them. */
function Callouts({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <ol className={calloutsCss["callouts"]}>
      {texts.map((text) => (
        <RichText key={text} as="li" html={text} />
      ))}
    </ol>
  );
}
