import { type Language, LOCALES } from "../i18n/languages";
import { toRelativeTime } from "../i18n/relative-time";
import { responseTime } from "./document-cache";

/** The message `offline.copy` by language, from the build (gatsby/files/offline-plugin.ts). */
declare const __OFFLINE_COPY__: Record<Language, string>;

/** Adds a notice with the age of a cached document above its `<main>`. Without a `Date` header the document is unchanged. */
export async function addAgeNotice(cached: Response, language: Language): Promise<Response> {
  const time = responseTime(cached);
  if (Number.isNaN(time)) return cached;
  // The device's clock may be behind the host's.
  const seconds = Math.max(0, (Date.now() - time) / 1000);
  const { value, unit } = toRelativeTime(seconds);
  const age = new Intl.RelativeTimeFormat(LOCALES[language]).format(value, unit);
  const notice = `<p role="status">${__OFFLINE_COPY__[language].replace("{age}", age)}</p>`;
  const html = (await cached.text()).replace(/(?=<main\b)/u, notice);
  return new Response(html, { headers: cached.headers });
}
