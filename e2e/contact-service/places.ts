/** Where `npm run test:contact` puts what it makes. */
export const SITE_FOLDER = ".contact/site";
export const FAULTY_SERVICE = ".contact/faulty/contact.cjs";
