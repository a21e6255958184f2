/** Describes each fault in the HTML of a page with any content. */
export function findPageFaults(page: Element): string[] {
  return [...headingFaults(page), ...idFaults(page), ...fragmentFaults(page), ...pictureFaults(page), ...nesting(page)];
}

function headingFaults(page: Element): string[] {
  const headings = [...page.querySelectorAll("h1, h2, h3, h4, h5, h6")];
  const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
  const skipped = headings.filter((_heading, index) => (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1);
  const count = levels.filter((level) => level === 1).length;
  return [
    ...(count === 1 ? [] : [`${count} main headings`]),
    ...skipped.map((heading) => `a level is skipped before "${heading.textContent}"`),
    ...headings.filter(({ textContent }) => !textContent.trim()).map(({ tagName }) => `an empty ${tagName}`),
  ];
}

function idFaults(page: Element): string[] {
  const ids = [...page.querySelectorAll("[id]")].map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [...twice.map((id) => `two elements are #${id}`), ...(ids.includes("") ? ["an empty id"] : [])];
}

function fragmentFaults(page: Element): string[] {
  const targets = [...page.querySelectorAll("a[href^='#']")].map((link) => link.getAttribute("href") ?? "");
  return targets.filter((target) => !page.querySelector(target)).map((target) => `no element has the id ${target}`);
}

/** Finds pictures without size or text alternative, and eager pictures after the first one (quality V13). */
function pictureFaults(page: Element): string[] {
  const needed = { img: ["alt", "width", "height"], "picture > source": ["srcset", "sizes"] };
  const bare = Object.entries(needed).flatMap(([selector, names]) =>
    names.flatMap((name) =>
      [...page.querySelectorAll(`${selector}:not([${name}])`)].map(() => `a picture without ${name}`),
    ),
  );
  const [first, ...rest] = page.querySelectorAll("img");
  // Copies of the first picture are already loaded.
  const later = rest.filter(({ src }) => src !== first?.src);
  const eager = later.filter((image) => image.getAttribute("loading") !== "lazy");
  return [...bare, ...eager.map(() => "a later picture that is eager")];
}

/** Finds nesting that a browser's parser would change, which breaks hydration. */
function nesting(page: Element): string[] {
  const read = new DOMParser().parseFromString(`<body>${page.innerHTML}</body>`, "text/html").body;
  return read.innerHTML === page.innerHTML ? [] : ["elements that HTML does not allow inside each other"];
}
