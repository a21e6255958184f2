import type { PageView } from "../model/page-view";

/** The head of a page that is not there: its language, its title, and no place in any index (quality R2). */
export function NoticeHead({ view }: { view: PageView<"notice"> }) {
  return (
    <>
      <title>{view.headTitle}</title>
      <meta name="description" content={view.description} />
      <meta name="robots" content="noindex" />
    </>
  );
}
