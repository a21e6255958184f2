/**
 * Stands in for Intl.RelativeTimeFormat, which asks Intl.PluralRules. The regions are those with German as an official
 * language, and, for English, the two parents of all regions (001, 150) and the largest countries that speak it.
 */
import "@formatjs/intl-relativetimeformat/polyfill-force.js";
import "@formatjs/intl-relativetimeformat/locale-data/de.js";
import "@formatjs/intl-relativetimeformat/locale-data/de-AT.js";
import "@formatjs/intl-relativetimeformat/locale-data/de-BE.js";
import "@formatjs/intl-relativetimeformat/locale-data/de-CH.js";
import "@formatjs/intl-relativetimeformat/locale-data/de-IT.js";
import "@formatjs/intl-relativetimeformat/locale-data/de-LI.js";
import "@formatjs/intl-relativetimeformat/locale-data/de-LU.js";
import "@formatjs/intl-relativetimeformat/locale-data/en.js";
import "@formatjs/intl-relativetimeformat/locale-data/en-001.js";
import "@formatjs/intl-relativetimeformat/locale-data/en-150.js";
import "@formatjs/intl-relativetimeformat/locale-data/en-AU.js";
import "@formatjs/intl-relativetimeformat/locale-data/en-CA.js";
import "@formatjs/intl-relativetimeformat/locale-data/en-GB.js";
import "@formatjs/intl-relativetimeformat/locale-data/en-IE.js";
import "@formatjs/intl-relativetimeformat/locale-data/en-IN.js";
import "@formatjs/intl-relativetimeformat/locale-data/en-NZ.js";
import "@formatjs/intl-relativetimeformat/locale-data/en-ZA.js";
import "@formatjs/intl-relativetimeformat/locale-data/kde.js";
