import { Document, isScalar, Scalar, visit } from "yaml";

/** Keeps texts on one line, with double quotes. */
const STYLE = {
  lineWidth: 0,
  doubleQuotedMinMultiLineLength: Number.POSITIVE_INFINITY,
  singleQuote: false,
} as const;

/**
 * Writes new data in the style of the content: sentences in quotes, words without, lists of words in brackets.
 * @param column the column of the first line, from 0
 * @returns YAML without a final line break, indented from its second line on
 */
export function toYaml(data: unknown, column: number): string {
  const document = new Document(data);
  visit(document, {
    Scalar: (key, node) => {
      if (key !== "key" && isWord(node) === false) node.type = Scalar.QUOTE_DOUBLE;
    },
    Seq: (key, node) => {
      node.flow = key !== null && node.items.every((item) => isScalar(item) && isWord(item) !== false);
    },
  });
  return indent(document.toString({ ...STYLE, flowCollectionPadding: false }), column);
}

/** Writes data in brackets, on one line. */
export function toFlow(data: object): string {
  return new Document(data)
    .toString({ ...STYLE, collectionStyle: "flow", flowCollectionPadding: !Array.isArray(data) })
    .trimEnd();
}

/**
 * Writes a value in the style of the old one.
 * @param column the column of the key or the dash before it, from 0
 */
export function toScalar(old: Scalar, value: unknown, column: number, isInFlow: boolean): string {
  const scalar = new Scalar(value);
  const isText = typeof value === "string" && typeof old.value === "string";
  scalar.type =
    typeof value === "string" && value.includes("\n") ? Scalar.BLOCK_LITERAL : isText ? old.type : undefined;
  const text = isInFlow
    ? toFlow([scalar]).slice(1, -1)
    : indent(new Document({ k: scalar }).toString(STYLE), column).slice(3);
  // Escapes no-break spaces, which are invisible.
  return text.startsWith('"') ? text.replaceAll("\u00A0", "\\_") : text;
}

/** Checks whether a text is a single word. @returns undefined for several lines and for further types */
function isWord({ value }: Scalar): boolean | undefined {
  return typeof value === "string" && !value.includes("\n") ? !/\s/u.test(value) : undefined;
}

function indent(yaml: string, column: number): string {
  return yaml.replace(/\n$/u, "").replaceAll(/\n(?=.)/gu, `\n${" ".repeat(column)}`);
}
