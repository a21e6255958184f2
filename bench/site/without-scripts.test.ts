import { withoutScripts, withSpeculationRules } from "./without-scripts";

const page = (head: string, body = "<h1>Titel</h1>") =>
  `<!DOCTYPE html><html lang="de"><head><title>T</title>${head}</head><body>${body}</body></html>`;

describe("withoutScripts", () => {
  it.each([
    `<script>run()</script>`,
    `<script src="/app-0123.js" integrity="sha256-a=" async></script>`,
    `<script type="module">import "/a.js"</script>`,
    `<script type='text/javascript'>a</script>`,
    `<script type=application/javascript>a</script>`,
    `<script type="">a</script>`,
    `<SCRIPT>if (1 > 0) document.write("<p>")</SCRIPT >`,
    `<script data-text="a > b">run()</script>`,
    `<script type="importmap">{}</script>`,
    `<script type="speculationrules">{}</script>`,
    `<link rel="modulepreload" href="/a.js">`,
    `<link as="script" rel="preload" href="/app-0123.js"/>`,
    `<link rel="prefetch" href="/app-0123.js">`,
    `<link rel="preload" as="script" href="/runtime">`,
    `<link as="fetch" rel="preload" href="/page-data/index/page-data.json" crossorigin="anonymous"/>`,
  ])("takes %s out, of head and body", (script) => {
    expect(withoutScripts(page(script, `<h1>Titel</h1>${script}`))).toBe(page(""));
  });

  it.each([
    `<script type="application/ld+json">{"@type":"Organization"}</script>`,
    `<script type="application/json" id="data">{}</script>`,
    `<style data-href="/app.css">a{color:red}</style><noscript><link rel="stylesheet" href="/app.css"></noscript>`,
    `<link rel="preload" href="/static/text.woff2" as="font" type="font/woff2" crossorigin="anonymous"/>`,
    `<link rel="preload" as="image" imagesrcset="/a.avif 400w">`,
    `<link rel="manifest" href="/manifest_de.webmanifest" crossorigin="anonymous"/>`,
    `<link rel="alternate" type="application/json" href="/feed.json">`,
    `<link rel="prefetch" href="/de/contact/">`,
  ])("leaves %s as it is", (kept) => {
    expect(withoutScripts(page(kept))).toBe(page(kept));
  });

  it("leaves what stands between two scripts", () => {
    expect(withoutScripts(page("<script>a</script><meta name=b><script>c</script>"))).toBe(page("<meta name=b>"));
  });
});

describe("withSpeculationRules", () => {
  it("puts one block of rules at the end of the body", () => {
    const [, rules = ""] =
      /<script type="speculationrules">(.+)<\/script><\/body>/u.exec(withSpeculationRules(page(""))) ?? [];
    expect(JSON.parse(rules)).toHaveProperty("prefetch");
  });
});
