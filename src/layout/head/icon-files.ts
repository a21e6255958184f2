/** Icons of `static/` for documents. */
export const FAVICON = { ico: "/favicon.ico", svg: "/favicon.svg", touch: "/apple-touch-icon.png" };

/** Icons for web app manifests. Launchers that crop icons use `maskable`. */
export const MANIFEST_ICONS = (["any", "maskable"] as const).flatMap((purpose) =>
  [192, 512].map((size) => ({
    src: `icons/${purpose}-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  })),
);
