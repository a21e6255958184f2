/**
 * Stands in for Intl.ListFormat. The regions are those with German as an official language, and, for
 * English, the two parents of all regions (001, 150) and the largest countries that speak it.
 */
import "@formatjs/intl-listformat/polyfill-force.js";
import "@formatjs/intl-listformat/locale-data/de.js";
import "@formatjs/intl-listformat/locale-data/de-AT.js";
import "@formatjs/intl-listformat/locale-data/de-BE.js";
import "@formatjs/intl-listformat/locale-data/de-CH.js";
import "@formatjs/intl-listformat/locale-data/de-IT.js";
import "@formatjs/intl-listformat/locale-data/de-LI.js";
import "@formatjs/intl-listformat/locale-data/de-LU.js";
import "@formatjs/intl-listformat/locale-data/en.js";
import "@formatjs/intl-listformat/locale-data/en-001.js";
import "@formatjs/intl-listformat/locale-data/en-150.js";
import "@formatjs/intl-listformat/locale-data/en-AU.js";
import "@formatjs/intl-listformat/locale-data/en-CA.js";
import "@formatjs/intl-listformat/locale-data/en-GB.js";
import "@formatjs/intl-listformat/locale-data/en-IE.js";
import "@formatjs/intl-listformat/locale-data/en-IN.js";
import "@formatjs/intl-listformat/locale-data/en-NZ.js";
import "@formatjs/intl-listformat/locale-data/en-ZA.js";
import "@formatjs/intl-listformat/locale-data/kde.js";
