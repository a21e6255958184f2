/** The rules of RFC 4287 for a feed document, each with its section. */

const ATOM = "http://www.w3.org/2005/Atom";
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/u;

/** Child elements: those that stand there once, once at most, or as often as they like (sections 4.1.1 and 4.1.2). */
const CHILDREN: Readonly<Record<string, readonly [one: string, atMostOne: string, any: string]>> = {
  feed: ["id title updated", "generator icon logo rights subtitle", "author category contributor entry link"],
  entry: ["id title updated", "content published rights source summary", "author category contributor link"],
};

const named = (parent: Element, name: string) => [...parent.children].filter(({ localName }) => localName === name);
const textOf = (parent: Element, name: string) => named(parent, name)[0]?.textContent ?? "";

/** @param document an Atom document, read as XML. @returns what breaks a rule, with the rule's section */
export function atomProblems(document: Document): string[] {
  const feed = document.documentElement;
  if (feed.namespaceURI !== ATOM || feed.localName !== "feed") return ["2: the document is no feed"];
  const entries = named(feed, "entry");
  const problems = [feed, ...entries].flatMap((element) => [
    ...childProblems(element),
    ...linkProblems(element),
    ...valueProblems(element),
  ]);
  const ids = entries.map((entry) => textOf(entry, "id"));
  if (new Set(ids).size < ids.length) problems.push("4.1.1: two entries have the same id");
  if (!hasAuthor(feed) && !entries.every(hasAuthor)) problems.push("4.1.1: an entry has no author, nor has the feed");
  if (!relations(feed).includes("self")) problems.push("4.1.1: the feed should name its own address");
  return problems;
}

function childProblems(element: Element): string[] {
  const [one = [], atMostOne = [], any = []] = (CHILDREN[element.localName] ?? []).map((names) => names.split(" "));
  const strangers = [...element.children].filter(
    ({ namespaceURI, localName }) => namespaceURI !== ATOM || ![...one, ...atMostOne, ...any].includes(localName),
  );
  const counted = (name: string) => named(element, name).length;
  const wrong = [...one.filter((name) => counted(name) !== 1), ...atMostOne.filter((name) => counted(name) > 1)];
  return [
    ...strangers.map(({ localName }) => `4.1: ${element.localName} has a ${localName}`),
    ...wrong.map((name) => `4.1: ${element.localName} has too many or too few of ${name}`),
  ];
}

const hasAuthor = (element: Element) => named(element, "author").some((author) => textOf(author, "name") !== "");
const relations = (element: Element) => named(element, "link").map((link) => link.getAttribute("rel") ?? "alternate");

function linkProblems(element: Element): string[] {
  const links = named(element, "link");
  const kinds = links
    .filter((link) => (link.getAttribute("rel") ?? "alternate") === "alternate")
    .map((link) => `${link.getAttribute("type")} ${link.getAttribute("hreflang")}`);
  const problems = new Set(kinds).size < kinds.length ? ["4.1: two alternates of one type and language"] : [];
  const hasContent = named(element, "content").length > 0;
  if (element.localName === "entry" && !hasContent && kinds.length === 0)
    problems.push("4.1.2: an entry without content has no alternate");
  const relative = links.filter((link) => !URL.canParse(link.getAttribute("href") ?? ""));
  return [...problems, ...relative.map(() => "4.2.7.1: a link has no absolute address")];
}

function valueProblems(element: Element): string[] {
  const problems = [];
  if (!URL.canParse(textOf(element, "id"))) problems.push("4.2.6: an id is no absolute IRI");
  for (const name of ["updated", "published"]) {
    const dates = named(element, name).map(({ textContent }) => textContent ?? "");
    if (dates.some((date) => !RFC_3339.test(date))) problems.push(`3.3: ${name} is no date of RFC 3339`);
  }
  for (const name of ["title", "summary", "subtitle", "content"]) {
    const [text] = named(element, name);
    if (text && text.children.length > 0) problems.push(`3.1.1: ${name} has elements, and is not of the type xhtml`);
    if (text && text.textContent?.trim() === "") problems.push(`4.1.2: ${name} is empty`);
  }
  for (const category of named(element, "category"))
    if (!category.getAttribute("term")) problems.push("4.2.2.1: a category has no term");
  return problems;
}
