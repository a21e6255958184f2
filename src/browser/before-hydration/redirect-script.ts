/** The inline script of documents without a language (gatsby/html/redirect-document.ts). */
import { redirectToLanguage } from "../../i18n/choose-language";

redirectToLanguage();
