import { SHARE_PICTURE } from "../../../src/layout/head/share-picture";
import { ink } from "../../../src/styles/inks";
import { GROUNDS } from "./grounds";
import type { ShareCard } from "./share-card";

const { width, height } = SHARE_PICTURE;

/** The page's picture, from here to the right edge, as high as the card. */
export const PANEL = { left: 736, width: width - 736, height };

/** Title and echo, whose last line ends at the bottom. They leave room for the panel, and for the lines that rise. */
export const TEXT = { left: 80, top: 140, bottom: 456, width: 600 };

/** Characters of an echo that have room in one line of the larger size. */
const LONG_ECHO = 32;

/** How each text is set. Satori knows a subset of CSS. */
const NAME = { position: "absolute", top: 70, fontFamily: "name", fontSize: 38, lineHeight: 1.15 } as const;
const TITLE = { fontFamily: "title", lineHeight: 1, letterSpacing: "-0.026em" };
const ECHO = { fontFamily: "echo", lineHeight: 1.15, marginTop: 18 };
const TEXTS = {
  display: "flex",
  flexDirection: "column",
  // A title is as wide as its longest line, also where that is wider than its room.
  alignItems: "flex-start",
  position: "absolute",
  left: TEXT.left,
  bottom: height - TEXT.bottom,
  width: TEXT.width,
  textWrap: "balance",
} as const;
/** On the middle of the bundle of lines. */
const PLATE = {
  display: "flex",
  justifyContent: "center",
  position: "absolute",
  top: 488,
  minWidth: 104,
  padding: "18px 24px",
  fontFamily: "title",
  fontSize: 68,
  lineHeight: 1,
} as const;

interface Props {
  card: ShareCard;
  /** The size of the title in pixels. */
  size: number;
  /** Whether words break anywhere, for want of room. */
  breaksWords: boolean;
}

/** The text of a share picture for satori; its title has a key for measuring. */
export function CardText({ card: { ground, name, title, echo, code, picture }, size, breaksWords }: Props) {
  const colours = GROUNDS[ground];
  const fontSize = echo && echo.length > LONG_ECHO ? 28 : 38;
  const codeColour = ground === "blue" ? "blue" : "c-on-sign";
  const plate = { right: picture ? PANEL.width : 64, color: ink(codeColour), backgroundColor: ink(colours.plate) };
  return (
    <div style={{ display: "flex", width, height, color: ink(colours.title) }}>
      <div style={{ ...NAME, left: ground === "blue" ? 139 : 152 }}>{name}</div>
      <div style={{ ...TEXTS, wordBreak: breaksWords ? "break-word" : "normal" }}>
        <div key="title" style={{ ...TITLE, fontSize: size }}>
          {title}
        </div>
        {echo && <div style={{ ...ECHO, fontSize, color: ink(colours.echo) }}>{echo}</div>}
      </div>
      {code && <div style={{ ...PLATE, ...plate }}>{code}</div>}
    </div>
  );
}
