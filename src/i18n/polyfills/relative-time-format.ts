/** Replaces Intl.RelativeTimeFormat, which needs Intl.PluralRules, with the nearest regions. */
import "@formatjs/intl-relativetimeformat/polyfill-force.js";
import "@formatjs/intl-relativetimeformat/locale-data/de.js";
import "@formatjs/intl-relativetimeformat/locale-data/de-AT.js";
import "@formatjs/intl-relativetimeformat/locale-data/de-CH.js";
import "@formatjs/intl-relativetimeformat/locale-data/en.js";
import "@formatjs/intl-relativetimeformat/locale-data/en-GB.js";
import "@formatjs/intl-relativetimeformat/locale-data/en-IE.js";
import "@formatjs/intl-relativetimeformat/locale-data/kde.js";
