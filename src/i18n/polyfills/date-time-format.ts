/** Replaces Intl.DateTimeFormat, in the site's time zone. Each region is 200 KB. */
import "@formatjs/intl-datetimeformat/polyfill-force.js";
import "@formatjs/intl-datetimeformat/add-golden-tz.js";
import "@formatjs/intl-datetimeformat/locale-data/de.js";
import "@formatjs/intl-datetimeformat/locale-data/de-AT.js";
import "@formatjs/intl-datetimeformat/locale-data/de-CH.js";
import "@formatjs/intl-datetimeformat/locale-data/en.js";
import "@formatjs/intl-datetimeformat/locale-data/en-GB.js";
import "@formatjs/intl-datetimeformat/locale-data/en-IE.js";
import "@formatjs/intl-datetimeformat/locale-data/kde.js";
import { TIME_ZONE } from "../languages";

// The machine's zone is unavailable without Intl. The site uses Berlin's (specification, Languages).
(Intl.DateTimeFormat as unknown as { __setDefaultTimeZone(zone: string): void }).__setDefaultTimeZone(TIME_ZONE);
