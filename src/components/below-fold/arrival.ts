/**
 * How the visitor has come to the page. By a link inside the site it begins at its top, and what is below the screen may
 * come a moment later; the first page is whole already, and so must be what the visitor goes back to, or a part of.
 */
export const arrival = { isAtTop: false };
