/** What the rules of a club say. */
