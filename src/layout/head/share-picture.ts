/** What a page's share picture is: the head names it, the build draws it (docs/decisions/0011-share-pictures.md). */
export const SHARE_PICTURE = { file: "share.png", type: "image/png", width: 1200, height: 630 };
