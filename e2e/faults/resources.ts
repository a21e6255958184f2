const chunk = (name: string) => new RegExp(`^/${name}-[0-9a-f]{8}\\.js$`, "u");

const PATTERNS: Readonly<Record<string, RegExp>> = {
  "app data": /^\/page-data\/app-data\.json$/u,
  "static query": /^\/page-data\/sq\/d\/\d+\.json$/u,
  "app chunk": chunk("app"),
  "runtime chunk": chunk("webpack-runtime"),
  "sections' chunk": chunk("(?:sections-[a-z]+|[a-z]+-section-tsx)"),
  "template chunk": chunk("component---src-templates-service-template-tsx"),
  "language pack": chunk("language-(?:de|en)"),
  styles: /\.css$/u,
  font: /\.woff2$/u,
  picture: /^(?!\/favicon).*\.(?:avif|webp|png|jpe?g|svg)$/u,
  manifest: /\.webmanifest$/u,
};

export function resourcePattern(kind: string, page: string): RegExp {
  const pattern = kind === "page data" ? new RegExp(`^/page-data${page}page-data\\.json$`, "u") : PATTERNS[kind];
  if (!pattern) throw new Error(`"${kind}" - is no resource - use a key of PATTERNS`);
  return pattern;
}
