import { ProdLoader as GatsbysLoader } from "~gatsby-loader";
import type { Section } from "../model/sections";
import { loadSections } from "../sections/section-components";
import type { PageResources } from "./gatsby-window";

export {
  default,
  getSliceResults,
  getStaticQueryResults,
  PageResourceStatus,
  publicLoader,
  setLoader,
} from "~gatsby-loader";

/**
 * Gatsby's loader brings a page's data, and the code of its template as soon as the data name it. The code of its sections
 * comes at the same time (src/sections/section-chunks.ts): also where a page is fetched ahead.
 */
export class ProdLoader extends GatsbysLoader {
  override async loadPageDataJson(path: string): Promise<{ payload?: unknown }> {
    const answer = await super.loadPageDataJson(path);
    // Not waited for here, so that the template does not wait either; whoever shows the page hears of a failure.
    loadSections(sectionsIn((answer.payload as { result?: PageJson } | undefined)?.result)).catch(() => undefined);
    return answer;
  }

  /** A page whose sections can't be loaded is one that can't be loaded. */
  override async loadPage(path: string): Promise<PageResources | undefined> {
    const page = await super.loadPage(path);
    try {
      await loadSections(sectionsIn(page?.json as PageJson | undefined));
      return page;
    } catch (error) {
      return { status: "error", error };
    }
  }
}

interface PageJson {
  data?: { page?: { view?: { content: { sections?: Section[] } } } };
}

const sectionsIn = (json: PageJson | undefined): readonly Section[] => json?.data?.page?.view?.content.sections ?? [];
