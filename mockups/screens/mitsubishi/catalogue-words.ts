/** What the catalogue says to a dealer. */
