import PDFDocument from "pdfkit";
import { create, type Font } from "fontkit";
import { ink } from "../../../src/styles/inks";
import type { SheetFont, SheetFonts } from "./fonts";

/** All lengths in points (1/72 inch). DIN A4. */
export const PAGE = { width: 595.28, height: 841.89, left: 84, right: 56, foot: 64 } as const;
export const COLUMN = PAGE.width - PAGE.left - PAGE.right;

export interface Style {
  font: SheetFont;
  size: number;
  /** The name of a colour of the tokens. */
  colour?: string;
  align?: "left" | "right";
}

/** Where something stands: without it at the cursor, in the whole column. */
export interface Place {
  x: number;
  y: number;
  width: number;
}

const LEADING = 1.4;

type Structure = PDFKit.PDFStructureElement;

/** A page of a tagged PDF (ISO 14289-1, PDF/UA): what is said stands in its structure, what is drawn is an artefact. */
export class Paper {
  readonly document: PDFKit.PDFDocument;
  readonly root: Structure;
  /** How far from the upper edge the next thing stands. */
  y = 0;
  readonly #letters: Readonly<Record<SheetFont, Font>>;

  constructor(fonts: SheetFonts, { lang, title }: { lang: string; title: string }) {
    // No time of the build: the same sheet is the same bytes, of which pdfkit makes the file's identifier, too.
    const day = new Date(0);
    this.document = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      pdfVersion: "1.7",
      // The types of pdfkit do not know it yet.
      subset: "PDF/UA" as "PDF/A-1",
      tagged: true,
      displayTitle: true,
      lang,
      info: { Title: inMetadata(title), Creator: "pdfkit", Producer: "pdfkit", CreationDate: day, ModDate: day },
    });
    for (const [name, font] of Object.entries(fonts)) this.document.registerFont(name, font);
    this.#letters = mapFonts(fonts, (font) => create(font) as Font);
    this.root = this.document.struct("Document");
    this.document.addStructure(this.root);
  }

  /** @throws where the typeface lacks a letter */
  #set(text: string, { font, size, colour = "ink" }: Style): void {
    const missing = [...text].filter((letter) => !this.#letters[font].hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    if (missing.length > 0) throw new Error(`the typeface has no "${missing.join("")}": write "${text}" without it`);
    this.document.font(font).fontSize(size).fillColor(ink(colour));
  }

  heightOf(text: string, style: Style, width: number): number {
    this.#set(text, style);
    return this.document.heightOfString(text, { width, lineGap: this.#gap(style) });
  }

  widthOf(text: string, style: Style): number {
    this.#set(text, style);
    return this.document.widthOfString(text);
  }

  /** Writes a text into an element of the structure. @returns its lower edge */
  write(
    parent: Structure,
    tag: string,
    text: string,
    style: Style,
    place: Place = this.#here,
    scope?: "Row" | "Column",
  ): number {
    const { x, y, width } = place;
    const draw = () => {
      this.#set(text, style);
      this.document.text(text, x, y, { width, align: style.align ?? "left", lineGap: this.#gap(style) });
    };
    parent.add(this.document.struct(tag, scope ? { scope } : {}, [draw]));
    return y + this.heightOf(text, style, width);
  }

  /** @returns an element of the structure for others, in its place */
  group(parent: Structure, tag: string): Structure {
    const element = this.document.struct(tag);
    parent.add(element);
    return element;
  }

  /** Draws what says nothing: programs that read aloud pass over it. */
  draw(shape: (document: PDFKit.PDFDocument) => void): void {
    this.document.markContent("Artifact", { type: "Layout" });
    shape(this.document);
    this.document.endMarkedContent();
  }

  rule(y: number, weight: number, colour: string, x: number = PAGE.left, width: number = COLUMN): void {
    this.draw((document) => document.rect(x, y, width, weight).fill(ink(colour)));
  }

  get #here(): Place {
    return { x: PAGE.left, y: this.y, width: COLUMN };
  }

  #gap({ font, size }: Style): number {
    this.document.font(font).fontSize(size);
    return size * LEADING - this.document.currentLineHeight();
  }
}

/** pdfkit writes it into XML as it is. */
function inMetadata(title: string): string {
  return title.replaceAll("&", "+").replaceAll("<", "");
}

function mapFonts<T>(fonts: SheetFonts, change: (font: Buffer) => T): Record<SheetFont, T> {
  return { text: change(fonts.text), strong: change(fonts.strong), head: change(fonts.head), code: change(fonts.code) };
}
