/** The icons of `static/`, by size: documents and manifests name them. */
export const FAVICON = { ico: "/favicon.ico", svg: "/favicon.svg", touch: "/apple-touch-icon.png" };

/** What the manifests name: a launcher takes `maskable` and cuts its own shape out of it, others take `any`. */
export const MANIFEST_ICONS = (["any", "maskable"] as const).flatMap((purpose) =>
  [192, 512].map((size) => ({
    src: `icons/${purpose}-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  })),
);
