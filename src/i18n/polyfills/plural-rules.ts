/** Stands in for Intl.PluralRules. Plural rules know no regions: CLDR has one set for each language. */
import "@formatjs/intl-pluralrules/polyfill-force.js";
import "@formatjs/intl-pluralrules/locale-data/de.js";
import "@formatjs/intl-pluralrules/locale-data/en.js";
import "@formatjs/intl-pluralrules/locale-data/kde.js";
