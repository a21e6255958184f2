/** Replaces Intl.ListFormat, with the nearest regions. */
import "@formatjs/intl-listformat/polyfill-force.js";
import "@formatjs/intl-listformat/locale-data/de.js";
import "@formatjs/intl-listformat/locale-data/de-AT.js";
import "@formatjs/intl-listformat/locale-data/de-CH.js";
import "@formatjs/intl-listformat/locale-data/en.js";
import "@formatjs/intl-listformat/locale-data/en-GB.js";
import "@formatjs/intl-listformat/locale-data/en-IE.js";
import "@formatjs/intl-listformat/locale-data/kde.js";
