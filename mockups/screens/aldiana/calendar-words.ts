/** What the calendar of clubs says. */
