import { ProdLoader as GatsbysLoader } from "~gatsby-loader";
import type { PictureData } from "../components/picture/picture";
import type { Section } from "../model/sections";
import { areHere, loadSections } from "../sections/section-components";
import type { PageResources } from "./gatsby-window";

export {
  default,
  getSliceResults,
  getStaticQueryResults,
  PageResourceStatus,
  publicLoader,
  setLoader,
} from "~gatsby-loader";

// Where Gatsby's own way of fetching ahead looks for the files of a template: there is nothing in it to be found.
Object.assign(window, { ___chunkMapping: {} });

/**
 * Gatsby's loader brings a page's data, and the code of its template as soon as the data name it. The code of its sections
 * comes at the same time (src/sections/section-chunks.ts): also where a page is fetched ahead, for which Gatsby would ask
 * by `<link rel=prefetch>`, forbidden in Firefox under `default-src 'none'` and unknown to Safari (quality R5, V10).
 */
export class ProdLoader extends GatsbysLoader {
  override async loadPageDataJson(path: string): Promise<PageData> {
    const answer = await super.loadPageDataJson(path);
    const { componentChunkName = "", result } = answer.payload ?? {};
    // Not waited for: whoever shows the page asks again, and hears of a failure.
    void Promise.allSettled([
      loadSections(sectionsIn(result)),
      componentChunkName && Promise.resolve(componentChunkName).then(this.loadComponent),
    ]);
    return answer;
  }

  /** A page whose sections can't be loaded is one that can't be loaded. */
  override async loadPage(path: string): Promise<PageResources | undefined> {
    const page = await super.loadPage(path);
    fetchPicture(page?.json as PageJson | undefined);
    try {
      await loadSections(sectionsIn(page?.json as PageJson | undefined));
      return page;
    } catch (error) {
      return { status: "error", error };
    }
  }

  /** What the back button shows at once: a page whose sections are still on their way is waited for. */
  override loadPageSync(path: string, options?: unknown): PageResources | undefined {
    const page = super.loadPageSync(path, options);
    return areHere(sectionsIn(page?.json as PageJson | undefined)) ? page : undefined;
  }
}

interface PageData {
  payload?: { componentChunkName?: string; result?: PageJson };
}

interface PageJson {
  data?: Record<string, { view?: View } | null>;
}

interface View {
  content: { sections?: Section[]; picture?: PictureData };
  /** The routes that its lists show, and their cards. */
  lists?: Record<string, readonly string[]>;
  cards?: Record<string, { picture?: PictureData }>;
}

/**
 * Who points at a link shall see the next page's first picture with its heading: a drawing that stands at its top, or at
 * the top of its list. Of a picture of pixels the browser chooses a file by its place, which is not known before.
 */
function fetchPicture(json: PageJson | undefined): void {
  for (const page of Object.values(json?.data ?? {})) {
    const { image } = (page?.view && firstPicture(page.view)) ?? {};
    if (image && "src" in image) new Image().src = image.src;
  }
}

function firstPicture({ content, lists = {}, cards = {} }: View): PictureData | undefined {
  const [first] = Object.values(lists).flatMap((routes) => routes.flatMap((route) => cards[route]?.picture ?? []));
  return content.picture ?? first;
}

/** Pages for missing pages hold one of each language. */
const sectionsIn = (json: PageJson | undefined): readonly Section[] =>
  Object.values(json?.data ?? {}).flatMap((page) => page?.view?.content.sections ?? []);
