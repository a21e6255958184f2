/** File and size of share pictures, which the build draws (docs/decisions/0005-pictures.md). */
export const SHARE_PICTURE = { file: "share.png", type: "image/png", width: 1200, height: 630 };
